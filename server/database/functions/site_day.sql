-- The day of a moment where the site is.
CREATE OR REPLACE FUNCTION site_day(moment timestamptz) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT (moment AT TIME ZONE 'Europe/Istanbul')::date
$$;
