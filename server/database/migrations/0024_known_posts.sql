-- Posts whose words are counted among the known ones: each once, however often it is changed.
CREATE TABLE known_posts (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE
);

-- Posts whose words are to be learnt. Rows are only added, so that nobody who writes waits for those who learn.
DROP TABLE unlearned_posts;
CREATE TABLE unlearned_posts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  post_id bigint NOT NULL
);
