-- A fresh site can be written on at once, and the demo community begins with the same set. Only an empty table is
-- filled, so nothing that an operator renamed, added or deleted comes back.
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
