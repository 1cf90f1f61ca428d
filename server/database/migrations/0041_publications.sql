-- How many posts an author publishes in an hour is bounded; deleted ones count, since they can come back.
CREATE INDEX publications_of_user ON posts (user_id, publish_time) WHERE publish_time IS NOT NULL;
