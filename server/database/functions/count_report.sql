-- What was reported stays counted when its reports are erased.
CREATE OR REPLACE FUNCTION count_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_months AS counted (month, reports) VALUES (date_trunc('month', site_day(NEW.created_at))::date, 1)
  ON CONFLICT (month) DO UPDATE SET reports = counted.reports + 1;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER count_report AFTER INSERT ON reports FOR EACH ROW EXECUTE FUNCTION count_report();
