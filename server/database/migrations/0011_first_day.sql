-- A fresh site can be written on at once. A function, because the demo community begins with the same set; it stands
-- here because the next line runs it.
-- Only an empty table is filled, so nothing that an operator renamed, added or deleted comes back.
CREATE FUNCTION add_starter_categories() RETURNS void LANGUAGE sql AS $$
  INSERT INTO categories (position, slug, name, description, writable_by)
  SELECT * FROM (VALUES
    (1, 'gunce', 'Günce', 'Topluluktan haberler, duyurular ve ayın seçkileri.', 'editors'),
    (2, 'edebiyat', 'Edebiyat', 'Öykü, şiir, roman; okuduklarımız ve yazdıklarımız üzerine.', 'everyone'),
    (3, 'deneme', 'Deneme', 'Bir düşüncenin peşine takılıp nereye varacağını bilmeden yazılanlar.', 'everyone'),
    (4, 'teknoloji', 'Teknoloji', 'Yazılımdan yapay zekâya, elimizin altındaki makinelerin içi.', 'everyone'),
    (5, 'sinema', 'Sinema', 'Filmler, salonlar ve perdeden akılda kalanlar.', 'everyone'),
    (6, 'muzik', 'Müzik', 'Plaklar, türküler, konserler ve kulağa takılan her şey.', 'everyone'),
    (7, 'gezi', 'Gezi', 'Uzak yollar, yakın kasabalar, sırt çantasından dökülenler.', 'everyone'),
    (8, 'mutfak', 'Mutfak', 'Tarifler, sofralar ve yemeğin hatırlattıkları.', 'everyone'),
    (9, 'tarih', 'Tarih', 'Arşivden, haritadan ve aile albümünden çıkan hikâyeler.', 'everyone'),
    (10, 'bilim', 'Bilim', 'Merakın peşinden: doğa, gökyüzü, sayılar ve deneyler.', 'everyone'),
    (11, 'spor', 'Spor', 'Sahada, parkurda ve tribünde olup bitenler.', 'everyone')
  ) AS starter
  WHERE NOT EXISTS (SELECT FROM categories)
$$;
SELECT add_starter_categories();

-- What waits for an editor, the oldest first.
CREATE INDEX waiting_posts ON posts (created_at, id) WHERE status = 3 AND deleted_at IS NULL;

-- Why an editor sent a post back; there until its author hands it in again.
CREATE TABLE post_notes (
  post_id bigint PRIMARY KEY REFERENCES posts ON DELETE CASCADE,
  rule text CONSTRAINT rule_length CHECK (char_length(rule) BETWEEN 1 AND 200),
  reason text NOT NULL CONSTRAINT reason_length CHECK (char_length(reason) BETWEEN 1 AND 1000),
  editor_id bigint REFERENCES users ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX post_notes_by_editor ON post_notes (editor_id) WHERE editor_id IS NOT NULL;

-- What was decided about the author's post, for the sentence that tells it.
ALTER TABLE notifications ADD COLUMN decision text COLLATE "C"
  CONSTRAINT decision_known CHECK (decision IN ('published', 'sentBack'));
