-- One row once a separate hub has been configured: up to which live event it has been given.
CREATE TABLE hub_progress (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  position bigint NOT NULL
);
