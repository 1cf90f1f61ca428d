-- Whether a suspension hid the posts of the member: what is decided to have been wrong must not go on hiding them.
ALTER TABLE decisions ADD COLUMN hide_posts boolean NOT NULL DEFAULT false;
UPDATE decisions SET hide_posts = suspensions.hide_posts FROM suspensions WHERE decision_id = decisions.id;
ALTER TABLE decisions ADD CONSTRAINT hiding_of_suspension CHECK (NOT hide_posts OR kind = 'suspend');
