const list = (words: string): readonly string[] => words.trim().split(/\s+/)

/** First names of generated members: letters only, three or more of them. */
export const firstNames = list(`
  Ahmet Akın Alper Alperen Altan Anıl Arda Arif Asaf Atakan Atilla Aydın Aykut Aytaç Baha Baran
  Barbaros Bartu Batuhan Baturalp Bedri Berat Berkay Berke Bilal Birol Boran Bora Bozkurt Buğra
  Bülent Cahit Caner Cansın Celal Cemal Cemil Cenk Cevat Cihan Civan Çağan Çağatay Çağlar Çetin
  Demir Devrim Doğan Doruk Ediz Efe Ege Ekrem Emin Emir Emrah Emre Engin Enis Ercan Erdal Erdem
  Eren Ergin Erhan Erkan Erol Ersin Ertuğrul Esat Evren Faruk Fatih Ferhat Ferit Fikret Fuat Furkan
  Gökay Gökhan Göktuğ Görkem Güçlü Güney Gürkan Hakan Haldun Halil Haluk Hasan Haydar Hikmet Hilmi
  Hüseyin Ilgaz İbrahim İhsan İlhan İlker İlyas İsmail İsmet Kaan Kadir Kâzım Kemal Kenan Kerem
  Korhan Koray Kutay Levent Lütfi Mahir Mehmet Melih Mert Mesut Mete Metin Murat Mustafa Muzaffer
  Nadir Nail Necdet Nihat Noyan Nuri Oğuz Oktay Okan Onat Onur Orhan Orkun Ozan Ömer Öner Polat
  Rasim Rauf Recep Rıza Rüştü Sabri Salih Samet Sarp Savaş Sedat Selçuk Selim Semih Serdar Serhat
  Serkan Sinan Suat Süleyman Şahin Şakir Şener Şevket Taner Tarık Tayfun Tekin Teoman Timur Tolga
  Tuğrul Tunç Turgut Ufuk Uğur Ulaş Utku Ümit Vedat Veysel Volkan Yağız Yalçın Yaman Yavuz Yekta
  Yiğit Yunus Yusuf Zafer Zeki Ziya
  Açelya Adile Afet Ahsen Alev Aliye Arzu Aslı Asuman Asya Aybike Ayça Aydan Ayfer Aygül Ayla Aylin
  Aynur Aysel Aysun Ayşegül Ayten Azra Bahar Banu Başak Begüm Belgin Belma Bengi Bengü Beril Berna
  Berrak Betül Beyza Bilge Birsen Buket Burcu Burçak Canan Cansu Ceren Ceyda Cemre Çağla Çiçek
  Çiğdem Damla Defne Derya Didem Dilara Duygu Ebru Ece Eda Ela Elçin Elvan Emel Emine Esen
  Esin Esma Esra Eylül Ezgi Fatma Fazilet Feray Ferda Feride Feriha Feyza Figen Fikriye Filiz Firuze
  Fulya Funda Füsun Gamze Gaye Gizem Gonca Gökçe Gözde Gülay Gülbahar Gülcan Gülfem Gülizar Gülseren
  Günseli Gülten Hacer Hande Handan Harika Hatice Havva Hayriye Hazal Hediye Huriye Hülya Hümeyra
  Iraz Işıl Itır İdil İlkay İlknur İnci İpek Jale Kadriye Kamer Kevser Kıymet Kumru Kübra Lale Leman
  Leyla Macide Makbule Manolya Mebrure Mehtap Melahat Melek Melike Melis Meltem Meral Meryem Mine
  Muazzez Mualla Müge Mukaddes Münevver Müjde Nalan Naz Nazan Necla Neriman Nermin Neslihan Neşe
  Nevin Nigâr Nihal Nihan Nilay Nilgün Nimet Nisan Nur Nuray Nurhan Oya Öykü Özge Özlem Öznur Pelin
  Perihan Pervin Petek Pınar Rabia Rana Rengin Reyhan Rüya Saadet Sabiha Sanem Seçil Seda Sedef
  Selda Selin Selma Sema Semra Sena Serap Serpil Sevda Sevgi Sevil Sevim Sevinç Sibel Simge Songül
  Suna Sultan Suzan Sümeyye Şebnem Şehnaz Şengül Şermin Şirin Şule Tansu Tijen Tomris Tuba Tuğba
  Tuğçe Tülay Tülin Türkan Ülkü Ülker Vahide Verda Vildan Yağmur Yaprak Yasemin Yelda Yeliz Yeşim
  Yıldız Yonca Zehra Zekiye Zeliha Zerrin Zeynep Zuhal Zübeyde
`)

export const lastNames = list(`
  Acar Acun Adıgüzel Ak Akar Akbaş Akbulut Akça Akdağ Akdeniz Akgün Akın Akkaya Akman Aksakal Aksu
  Aktaş Akyol Alkan Alp Altay Altın Altıntaş Altun Apaydın Aral Arıkan Arslan Asma Ateş Atay Avcı
  Ay Ayaz Aydemir Aydın Aydoğan Aygün Ayhan Aykaç Aytekin Badem Bağcı Balcı Balkan Baltacı Baran
  Barut Baş Başaran Başar Bayar Bayrak Bayraktar Baysal Bektaş Berber Beyaz Biçer Bilen Bilgin
  Bilir Bircan Birinci Bostan Boyacı Bozdağ Bozkurt Budak Bulut Büyük Can Candan Canpolat Ceviz
  Ceylan Cingöz Coşkun Çağlayan Çakır Çakmak Çalışkan Çam Çamlı Çardak Çavuş Çelebi Çetin Çetinkaya
  Çevik Çiftçi Çimen Çınar Çolak Çoban Dağ Dağdelen Dalkılıç Danış Davran Değirmenci Demirbaş
  Demirci Demirel Demirtaş Deniz Dere Derin Dikmen Dinç Dinçer Direk Doğan Doğru Doğruyol Duman
  Duran Durmaz Durmuş Dursun Duru Ekinci Ekşi Elmas Emre Er Erbaş Erbil Erciyes Erçetin Erdem
  Erdoğdu Eren Ergün Ergüven Erkan Erkoç Eroğlu Ersoy Ertaş Ertekin Esen Eser Evcimen Fidan Fındık
  Fırat Geçgil Gedik Genç Gezer Gezgin Gök Gökçe Gökmen Göksu Göktaş Gülmez Gültekin Gümüş Günay
  Gündoğdu Gündüz Gürbüz Güler Güneri Gür Gürel Gürsel Güven Güzel Hamarat Hancı Harman Helvacı
  Hoşgör Ildız Ilgaz Irmak Işıklar İnan İnce İnci İnceoğlu İpekçi Kaba Kahraman Kalay Kale Kalender
  Kalkan Kandemir Kaplan Kaptan Karaca Karadağ Karagöz Karahan Karakaş Karakuş Karataş Karlı Kartal
  Kavak Kaya Kayalı Kaygusuz Keçeci Kelebek Keser Keskin Kılınç Kırmızı Kırca Kızıl Kızılırmak Koca
  Koç Kolcu Konak Korkmaz Koru Köksal Köroğlu Köse Kuş Kuru Kurt Kuzu Küçük Limon Mercan Meşe Mutlu
  Narin Nergis Oğuz Okur Okyay Olgun Onat Oral Orman Otlu Oymak Ocak Öz Özbek Özcan Özdemir Özdoğan
  Özer Özgül Özkan Özmen Öztürk Özyurt Pamuk Parlak Pehlivan Pekcan Pınarbaşı Polat Poyraz Sağlam
  Sakarya Saka Salman Sancak Saraç Sarı Sarıkaya Savcı Saygı Sazak Seçkin Sert Sevinç Seven Sezer
  Sezgin Sipahi Soylu Soysal Sönmez Sucu Süer Şanlı Şen Şener Şenol Şentürk Şimşek Taner Taş Taşçı
  Taşkın Tatlı Tekin Temel Temiz Tepe Terzi Tezcan Toker Toprak Topuz Toy Tunalı Tunca Turan Turgut
  Tuncel Türkmen Uçar Uğur Ulu Ulusoy Usta Uysal Uyar Uzun Ünal Ünlü Ünver Üstün Vardar Varol Vural
  Yağcı Yalın Yalçın Yaman Yanık Yaprak Yaşar Yavaş Yazıcı Yener Yeşil Yetkin Yıldırım Yılmaz Yiğit
  Yörük Yurt Yücel Yüksel Zaman Zengin Zeybek Zorlu
`)

/** Biographies of generated members: what they do, and one thing that is true of them. */
export const occupations = [
  'Coğrafya öğretmeni.',
  'Emekli harita teknikeri.',
  'Tiyatro öğrencisi.',
  'Gündüzleri muhasebeci.',
  'Liman işçisi, amatör denizci.',
  'Matbaacı çırağı, eski kâğıt tutkunu.',
  'Çevirmen.',
  'Köy hekimi.',
  'Yazılımcı.',
  'Orman mühendisi.',
  'Kitapçı.',
  'Fırıncı; gece çalışır, sabah okur.',
  'Edebiyat fakültesinde doktora öğrencisi.',
  'Ebru ve cilt ustası.',
  'Hemşire; nöbetlerin sessiz saatinde okur.',
  'Şehir plancısı.',
  'Belgesel kurgucusu.',
  'Saz yapımcısı.',
  'Fizik öğretmeni.',
  'Serbest muhabir.',
  'Bağcı.',
  'Lise son sınıf öğrencisi.',
  'Kütüphaneci.',
  'Peyzaj mimarı.',
  'Marangoz.',
  'Psikolog.',
  'Makinist.',
  'Arkeolog.',
  'Fotoğrafçı.',
  'Veteriner.',
]

export const traits = [
  'Kısa cümleleri, uzun yolları sever.',
  'Yarım bıraktığı kitapların listesini tutar.',
  'Balkonunda on bir çeşit biber yetiştiriyor.',
  'Mektup yazmayı bırakmadı.',
  'Vapurun hep sol tarafına oturur.',
  'Eski haritalarda yok olmuş köyleri arıyor.',
  'Çayı şekersiz, yazıyı süssüz sever.',
  'Her pazar aynı tepeye çıkar.',
  'Burada okuduklarını unutmamak için yazıyor.',
  'Az yazar, çok okur.',
  'Kedisi Sütlaç adına da oy kullanır.',
  'Sesli düşünmek yerine yazmayı seçti.',
  'Sözlük karıştırmayı roman okumaya tercih eder.',
  'Dedesinden kalan makineyle fotoğraf çekiyor.',
  'Yağmurlu günlerde daha iyi yazdığını sanıyor.',
  'Mahalle maçlarının değişmez kalecisi.',
  'Bir gün bisikletle Van Gölü’nü dolaşacak.',
  'Ekşi mayasının adı Hamdi.',
  'Otobüste kulak misafiri olduklarını not eder.',
  'Türküleri hikâyeleriyle birlikte öğreniyor.',
  'Üç şehir değiştirdi, hâlâ denizi arıyor.',
  'Yanlış telefonlara da güzel cevap verir.',
  'Cumartesileri sahafta bulunur.',
  'Kuş gözlemcisi; en sevdiği kuş serçe.',
  'Yazdıklarının yarısını siler.',
]
