-- Whose messages a member accepts.
ALTER TABLE users ADD COLUMN messages_from text COLLATE "C" NOT NULL DEFAULT 'everyone'
  CONSTRAINT messages_from_known CHECK (messages_from IN ('everyone', 'followed', 'nobody'));

-- How a member's whole name is said, in Turkish letters, where its spelling misleads: case endings
-- follow the sound. Empty for most.
ALTER TABLE users ADD COLUMN name_reading text COLLATE "C"
  CONSTRAINT name_reading_length CHECK (char_length(name_reading) BETWEEN 1 AND 101)
  CONSTRAINT name_reading_shape CHECK (name_reading ~
    '^[A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+( [A-Za-zÇçĞğİıÖöŞşÜüÂâÎîÛû]+)*$');
