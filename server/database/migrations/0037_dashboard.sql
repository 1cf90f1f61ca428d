-- How often anything was read on a day, on the whole site: the dashboard would otherwise add up all authors.
CREATE TABLE site_days (
  day date PRIMARY KEY,
  views bigint NOT NULL CHECK (views >= 0)
);
INSERT INTO site_days (day, views) SELECT day, sum(views) FROM author_days GROUP BY day HAVING sum(views) > 0;

-- When the site was backed up: whoever makes a backup says so when it is whole.
CREATE TABLE backups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  finished_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX backups_by_time ON backups (finished_at DESC);

-- How much was reported in a month: reports go with the accounts they are of or about, what is told of them stays.
CREATE TABLE report_months (
  month date PRIMARY KEY,
  reports integer NOT NULL CHECK (reports >= 0)
);
INSERT INTO report_months (month, reports)
SELECT date_trunc('month', created_at AT TIME ZONE 'Europe/Istanbul')::date, count(*) FROM reports GROUP BY 1;

-- What the dashboard and the transparency page count by time.
CREATE INDEX members_by_time ON users (created_at) WHERE NOT is_deleted;
CREATE INDEX refused_addresses ON user_informations (email_refused_at) WHERE email_refused_at IS NOT NULL;
CREATE INDEX audit_log_by_action_and_time ON audit_log (action, at);
