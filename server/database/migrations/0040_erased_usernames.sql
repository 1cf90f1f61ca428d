-- Names of erased members, which others still mention: nobody else may take them. Only their hashes are kept.
CREATE TABLE erased_usernames (
  hash bytea PRIMARY KEY CONSTRAINT hash_length CHECK (length(hash) = 32)
);
