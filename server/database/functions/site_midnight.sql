-- When a day of site_day begins.
CREATE OR REPLACE FUNCTION site_midnight(day date) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT day::timestamp AT TIME ZONE 'Europe/Istanbul'
$$;
