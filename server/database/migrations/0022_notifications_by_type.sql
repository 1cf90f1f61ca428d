-- The few of one kind are found among the many of another.
CREATE INDEX notifications_by_type ON notifications (user_id, type, id DESC);
