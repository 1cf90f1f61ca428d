-- Categories that can be renamed, hidden and merged. The journal is known by a mark, whatever it is called.
ALTER TABLE categories
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN is_journal boolean NOT NULL DEFAULT false,
  -- While its posts are being moved there; the row goes with the last of them.
  ADD COLUMN merging_into integer REFERENCES categories,
  ADD CONSTRAINT description_length CHECK (char_length(description) <= 300),
  ADD CONSTRAINT merges_elsewhere CHECK (merging_into IS NULL OR merging_into <> id AND is_hidden),
  ADD CONSTRAINT journal_stays CHECK (NOT is_journal OR merging_into IS NULL);
UPDATE categories SET is_journal = true WHERE slug = 'gunce';
CREATE UNIQUE INDEX only_journal ON categories (is_journal) WHERE is_journal;
CREATE INDEX categories_merging ON categories (merging_into) WHERE merging_into IS NOT NULL;

-- Addresses that lead to a category for good, after it was renamed or another one was merged into it.
CREATE TABLE former_category_slugs (
  slug text COLLATE "C" PRIMARY KEY CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE
);
CREATE INDEX former_slugs_of_category ON former_category_slugs (category_id);

ALTER TABLE tags
  ADD COLUMN is_hidden boolean NOT NULL DEFAULT false,
  ADD COLUMN merging_into bigint REFERENCES tags,
  ADD CONSTRAINT merges_elsewhere CHECK (merging_into IS NULL OR merging_into <> id AND is_hidden);
CREATE INDEX tags_merging ON tags (merging_into) WHERE merging_into IS NOT NULL;

CREATE TABLE former_tag_slugs (
  slug text COLLATE "C" PRIMARY KEY CONSTRAINT slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  tag_id bigint NOT NULL REFERENCES tags ON DELETE CASCADE
);
CREATE INDEX former_slugs_of_tag ON former_tag_slugs (tag_id);

-- As before, with the mark of the journal.
CREATE OR REPLACE FUNCTION add_starter_categories() RETURNS void LANGUAGE sql AS $$
  INSERT INTO categories (position, slug, name, description, writable_by, is_journal)
  SELECT * FROM (VALUES
    (1, 'gunce', 'Günce', 'Topluluktan haberler, duyurular ve ayın seçkileri.', 'editors', true),
    (2, 'edebiyat', 'Edebiyat', 'Öykü, şiir, roman; okuduklarımız ve yazdıklarımız üzerine.', 'everyone', false),
    (3, 'deneme', 'Deneme', 'Bir düşüncenin peşine takılıp nereye varacağını bilmeden yazılanlar.', 'everyone', false),
    (4, 'teknoloji', 'Teknoloji', 'Yazılımdan yapay zekâya, elimizin altındaki makinelerin içi.', 'everyone', false),
    (5, 'sinema', 'Sinema', 'Filmler, salonlar ve perdeden akılda kalanlar.', 'everyone', false),
    (6, 'muzik', 'Müzik', 'Plaklar, türküler, konserler ve kulağa takılan her şey.', 'everyone', false),
    (7, 'gezi', 'Gezi', 'Uzak yollar, yakın kasabalar, sırt çantasından dökülenler.', 'everyone', false),
    (8, 'mutfak', 'Mutfak', 'Tarifler, sofralar ve yemeğin hatırlattıkları.', 'everyone', false),
    (9, 'tarih', 'Tarih', 'Arşivden, haritadan ve aile albümünden çıkan hikâyeler.', 'everyone', false),
    (10, 'bilim', 'Bilim', 'Merakın peşinden: doğa, gökyüzü, sayılar ve deneyler.', 'everyone', false),
    (11, 'spor', 'Spor', 'Sahada, parkurda ve tribünde olup bitenler.', 'everyone', false)
  ) AS starter
  WHERE NOT EXISTS (SELECT FROM categories)
$$;

-- What an operator decides about the site, in one row.
CREATE TABLE site_settings (
  is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT only_row CHECK (is_only),
  -- Null: as SITE_NAME says.
  name text CONSTRAINT name_length CHECK (char_length(name) BETWEEN 1 AND 60),
  description text NOT NULL DEFAULT '' CONSTRAINT description_length CHECK (char_length(description) <= 200),
  sign_up text COLLATE "C" NOT NULL DEFAULT 'open' CONSTRAINT sign_up_known CHECK (sign_up IN ('open', 'invited', 'closed')),
  -- How many posts of a new author are looked at before they go public.
  approval_of_first smallint NOT NULL DEFAULT 0 CONSTRAINT approval_of_first_range CHECK (approval_of_first BETWEEN 0 AND 10),
  announcement text NOT NULL DEFAULT '' CONSTRAINT announcement_length CHECK (char_length(announcement) <= 200),
  -- Counts up with each new announcement: who closed one sees the next.
  announcement_number integer NOT NULL DEFAULT 0,
  -- Markdown; null is the draft that comes with the program.
  about text CONSTRAINT about_length CHECK (char_length(about) BETWEEN 1 AND 20000),
  terms text CONSTRAINT terms_length CHECK (char_length(terms) BETWEEN 1 AND 20000),
  privacy text CONSTRAINT privacy_length CHECK (char_length(privacy) BETWEEN 1 AND 20000),
  -- Who runs the site and how they are reached, as the law wants it published.
  operator_name text NOT NULL DEFAULT '' CONSTRAINT operator_name_length CHECK (char_length(operator_name) <= 120),
  operator_address text NOT NULL DEFAULT '' CONSTRAINT operator_address_length CHECK (char_length(operator_address) <= 300),
  operator_email text COLLATE "C" NOT NULL DEFAULT '' CONSTRAINT operator_email_length CHECK (char_length(operator_email) <= 254),
  operator_phone text COLLATE "C" NOT NULL DEFAULT '' CONSTRAINT operator_phone_length CHECK (char_length(operator_phone) <= 30),
  -- What the first admin has been through.
  steps_done text[] COLLATE "C" NOT NULL DEFAULT '{}'
);
INSERT INTO site_settings DEFAULT VALUES;

CREATE TABLE invitations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text COLLATE "C" NOT NULL UNIQUE CONSTRAINT code_shape CHECK (code ~ '^[a-z2-9]{12}$'),
  note text NOT NULL DEFAULT '' CONSTRAINT note_length CHECK (char_length(note) <= 100),
  most_uses integer NOT NULL CONSTRAINT most_uses_range CHECK (most_uses BETWEEN 1 AND 1000),
  uses integer NOT NULL DEFAULT 0 CONSTRAINT uses_within CHECK (uses BETWEEN 0 AND most_uses),
  by_id bigint REFERENCES users ON DELETE SET NULL,
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX invitations_by_member ON invitations (by_id);
