-- The hour of a moment where the site is.
CREATE OR REPLACE FUNCTION site_hour(moment timestamptz) RETURNS smallint LANGUAGE sql IMMUTABLE AS $$
  SELECT extract(hour FROM moment AT TIME ZONE 'Europe/Istanbul')::smallint
$$;
