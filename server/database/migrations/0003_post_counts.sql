-- How many public posts there are: in all ('all'), in each category (its id), the short reads among both
-- ('all short', '5 short'), of each author ('author 3') and with each tag ('tag 7'). Rows are only ever added, so that
-- many can publish at once; they are summed up when they are read, and folded together by fold_tallies.
CREATE TABLE post_tallies (
  kind text COLLATE "C" NOT NULL,
  amount integer NOT NULL
);
CREATE INDEX post_tallies_by_kind ON post_tallies (kind) INCLUDE (amount);
