/**
 * Nouns, adjectives and adverbs at which the stemmer stops cutting, in their dictionary form. Words made
 * with an ending stand here where they mean something of their own (günlük, yolcu) or only look as if
 * they had one (kadın, oda).
 */
export const nounRoots = `
abi abla abone acele acemi acı aç açı açık açlık ad ada adalet adam aday adet adım adres af afet afiş ağ ağabey
ağaç ağır ağırlık ağız ağrı ağustos ahenk ahlak ahşap aidat aile ait ajan ajanda ajans ak akademi akademik
akciğer akıcı akıl akıllı akım akıntı akış akraba akrep aksan akşam aksiyon aktif aktör akvaryum alan alarm alay
albüm alaka alçak alem alerji alet alev alfabe algı algoritma alıcı alın alışkanlık alışveriş alkış alkol alo
alt altı altmış altyapı ama amaç amatör amca ameliyat amir ampul an ana anahtar analiz anayasa anı anıt anket
anlam anlaşma anlatı anlatım anlayış anlık anne anneanne anten antik antrenman antrenör apartman ara araba araç
aralık arazi arı arıza arka arkadaş arkeoloji armağan armut arpa arsa arşiv artı artık artış arzu asansör asır
asıl asker askı asla aslan aşağı aşama aşçı aşı aşırı aşk at ata atasözü ateş atık atlas atlet atletizm atlı
atmosfer atölye av avantaj avize avlu avuç avukat ay ayak ayakkabı ayar ayaz aydın aydınlık aygıt ayıp aylık
ayna aynı ayraç ayran ayrı ayrıca ayrıntı ayrılık ayva az azınlık azim baba babaanne baca bacak badem bağ
bağımlı bağımsız bağış bağlam bağlantı bağlı bahane bahar baharat bahçe bakan bakanlık bakım bakır bakış bakkal
bakteri bal balık balıkçı balkon balo balon balta banka bant banyo bar baraj bardak barınak barış bariz bas
basamak basım basınç basit basketbol baskı baş başak başarı başbakan başkan başka başkent başlangıç başlık
başrol başvuru batı battaniye bavul bayan bayat baygın bayrak bayram bazen bazı bebek beceri bedava beden bedel
begonya beğeni bekar bekçi bela belediye belge belgesel belirti belki belli bellek ben bencil benzer benzin
beraber berber bereket beri besin beste beş beşik beton bey beyaz beyin bez bıçak bıyık biber biçim bilanço bile
bilet bilgi bilgisayar bilim bilimsel bilinç bilmece bilezik bilye bin bina bira biraz birey bireysel biri
biricik birçok birkaç birlik birlikte bisiklet bisküvi bit bitki bitkisel biyografi biyoloji biz blog blok boğa
boğaz boks bol bomba bone borç borsa boru boş boy boya boyun boyut bozuk bozkır böbrek böcek bölge bölüm böyle
böylece börek bu budala bugün buğday buhar buket bulaşık bulgu bulgur bulmaca bulut bunalım burada burası burç
burs burun buz buzdolabı bütçe bütün büyü büyük büyücü cadde cahil cam cami can canavar canlı casus caz cazip
cebir cehennem ceket celse cemiyet cenaze cennet cephe cep ceset cesaret cesur cetvel cevap ceviz ceza cezaevi
cihaz cilt cimri cin cins cinsel cinsiyet cinayet cisim civar coğrafya coşku cömert cuma cumartesi cumhurbaşkanı
cumhuriyet cüce cümle cüzdan çaba çabuk çadır çağ çağdaş çağrı çakı çakıl çakmak çalgı çalışkan çam çamaşır
çamur çan çanak çanta çap çapa çarşaf çarşamba çarşı çatal çatı çay çaydanlık çayır çeşit çekici çekiç çekim
çekirdek çelik çelişki çene çerçeve çevik çevre çevrimiçi çeyiz çeyrek çiçek çift çiftçi çiftlik çiğ çikolata
çile çilek çim çimento çin çinko çip çizelge çizgi çizim çizme çoban çocuk çocukluk çoğunluk çok çorap çorba çöl
çöp çözüm çukur çünkü çürük dadı dağ dağcı daha dahi daima dair daire dakika daktilo dal dalga dalgıç dalgın dam
damak damar damat damga damla dana danışman dans dantel dar dava davet davranış davul dayanak dayanışma dayı
dede dedikodu defa defter değer değil değirmen değişik değişiklik değişim değişken değnek dehşet dek delgi deli
delik delil demet demir demlik demokrasi demokratik deneme deney deneyim denge deniz denizci depo deprem derbi
dere derece dergi deri derin derman dernek ders dershane dert desen destan destek detay dev devam devir devlet
devre devrim devriye deyim dışarı dış diğer dijital dik diken dikey dikiş dikkat diksiyon diktatör dil dilber
dilek dilekçe din dinamik dinç dindar dinleyici dinleti dip diploma direk direksiyon direnç direniş dirsek
disiplin disk diş dişçi dişi dişli diyabet diyalog diyar diyet dizi dizin doğa doğal doğru doğu doğum doksan
doktor doku dokuz dolap dolar dolaylı dolgu dolmuş dolu dolunay domates donanım dondurma dost dosya doyum dönem
döngü dönüşüm dört döşek döviz dram dua dudak duman durak durgun durum duş dut duvar duvak duygu duygusal
duyarlı duyuru düğme düğüm düğün dükkan dün dünür dünya dürüst düş düşman düşünce düz düzen düzey düzine
edebiyat edebi efendi efsane efsanevi ego egemen eğer eğim eğilim eğitim eğitimci eğitmen eğlence eğri ek ekim
ekip ekmek ekol ekoloji ekonomi ekonomik ekran ekşi eksen eksi eksik el elbette elbise elçi eldiven elektrik
elektronik eleman elma eleştiri eleştirel eleştirmen elli emanet emek emekli emin emir emlak emniyet en encümen
endişe enerji enfes engel engelli engin enkaz enlem enstitü entari enteresan envanter erdem erguvan erik erkek
erken ertesi esas eser esir eski esnaf esnek espri estetik eş eşarp eşek eşik eşit eşsiz eşya et etap etek
etiket etken etki etkileşim etkin etkinlik etnik etraf ev evet evlat evli evren evrensel evrim eyalet eylem
eylül ezber ezgi ezik fabrika faiz fakir fakülte fakat fal fanila fanus fare fark farz fasulye fatura fayda
fazla federasyon felaket felsefe felsefi fen fener ferah fert fes festival fetih feza fıkra fındık fırça fırın
fırsat fırtına fısıltı fıstık fidan fide fiil fikir fil fildişi filiz film filo filozof final finans fincan
firma fiş fitil fitre fiyat fizik fiziksel flüt fok fon fonksiyon form forma format formül forum fosil fotoğraf
fotoğrafçı fuar futbol futbolcu gaga galeri galiba galibiyet garaj garanti garip garson gar gaye gayet gayret
gayrı gaz gazete gazeteci gazi gazino gazoz gece gecelik geç geçici geçerli geçim geçiş geçit geçmiş gedik
gelecek gelenek geleneksel gelin gelinlik gelir gelişim gemi gemici gen genç genel general geniş gerçek gerçekçi
gerçekten gerek gerekçe gergin geri gerilim gerilla getiri gezegen gezgin gezi gıda girdap girinti giriş girişim
girişimci gişe gitar giyim giysi giz gizem gizli göbek göç göçmen göğüs gök gökdelen gökkuşağı gökyüzü göl gölge
gömlek gönül gönüllü görev görsel görgü görüntü görünüm görünüş görüş gösterge gösteri gösteriş gösterim göz
gözlem gözlük gözyaşı gövde gram gramer grev gri grip grup gurbet gurur güç güdü gül gülümseme gülünç gümrük
gümüş gün günah günaydın güncel gündem gündüz güneş güney günlük güreş gürültü güven güvence güvenilir güvenli
güvenlik güvercin güz güzel haber haberci hac hacim haç hadise hafif hafıza hafta haftalık hain hak hakem haklı
hakikat hakim hal hala halat haliç halife halk halka hallaç halter ham hamal hamam hamile hamle hamsi hamur han
hancı hançer hane hangi hanım hantal hap hapis harabe haram harç hareket harekat harf harika harita harman harp
hasar hasat hasret hassas hasta hastane hat hata hatır hatıra hava havaalanı havacı havai havale havalimanı
havlu havuç havuz haya hayal hayalet hayat hayır hayli hayran hayret hayvan haz hazır hazine haziran hece hedef
hediye hekim hem hemen hemşire hendek henüz hep her herhalde herkes hesap heves heyecan heyet heykel hırka hırs
hırsız hız hicret hikaye hilal hile hindi his hisse hissiyat hitap hiyerarşi hiza hizmet hizmetçi hoca hokka hol
hormon horoz hoş hoşça hoşgörü hukuk hukuki hurma huy huzur hücre hüküm hükümet hüner hür hürmet hürriyet hüzün
ılık ılıman ırk ırmak ısrar ıssız ıstırap ışık ızgara ibadet iblis ibre ibret icat icra iç içerik içeri için
içki içten idam iddia ideal idare idari idman idrar ifade iftar ihale ihanet ihbar ihmal ihracat ihtimal ihtişam
ihtiyaç ihtiyar ikaz iki ikili ikilem ikinci ikindi iklim ikna ikon ikram ikramiye iktidar iktisat il ilaç ilahi
ilan ilave ilçe ile ileri iletişim ilgi ilginç ilişki ilham ilik ilim ilk ilkbahar ilke ilkokul ilkel illet
iltifat imam imar imaj imdat imge imkan imla imparator imza inanç inat inatçı ince inci incir indirim inek
ingiliz ingilizce insan inşaat internet intihar intikam ip iplik ipek iptal ipucu irade iri iris irfan is isim
iskele iskelet iskemle ispat israf istek istikbal istifa istiklal istisna iş işaret işbirliği işçi işgal işitsel
işkence işlem işletme işlev işsiz iştah işyeri itaat itibar itiraf itiraz itfaiye ivme iyi iyice iyimser iz izci
izin izlenim izleyici jandarma jest jilet jokey jüri kaba kabak kabahat kabile kabin kabir kablo kabuk kabul
kabus kaç kaçak kaçamak kaçık kader kadar kadeh kademe kadın kadife kadro kafa kafe kafes kağıt kahkaha kahraman
kahır kahvaltı kahve kahverengi kaide kainat kalabalık kalay kaldırım kale kaleci kalem kalıcı kalın kalıntı
kalıp kalite kalkan kalori kalp kamera kamış kamp kampanya kampüs kamu kamyon kan kanal kanalizasyon kanat kanca
kanepe kanıt kanser kanun kaos kap kapak kapalı kapasite kapı kapıcı kapital kaplan kaplıca kaplumbağa kaptan
kar kara karakol karakter karakış karaciğer karanlık karar karavan karbon kardeş kare karga kargaşa kargo
karınca karışık karışım karış karikatür kariyer karma karmaşa karmaşık karne karnaval karpuz karşı karşılık
karşıt kart kartal karton kas kasa kasaba kasap kase kaset kasım kasıt kasvet kaş kaşık kaşif kat katedral
kategori katı katil katılım katılımcı katkı katman kavak kaval kavga kavram kavun kaya kayak kaydırak kaygı
kayık kayın kayıp kayıt kayısı kaymak kaynak kaynana kaz kaza kazak kazan kazanç kazı kazık kebap keçe keçi kedi
kefil kek kekik kel kelebek kelepçe kelime kemal keman kemer kemik kenar kendi kent kentsel kep keramet kere
kerpiç kervan keser kesik kesim kesin kesinti kesir keskin kestane keşif keşke keten keyif kez kıble kılavuz kıl
kılıç kılıf kılık kımıl kın kına kırat kıraathane kır kırgın kırık kırıntı kırk kırmızı kırtasiye kısa kısaca
kısım kısıtlı kısmet kış kışla kıta kıtlık kıvırcık kıyafet kıyamet kıyas kıyı kıyma kıymet kız kızak kızgın
kızıl kızılcık kızılay ki kibar kibir kibrit kil kilim kilise kilit kilo kilogram kilometre kim kimi kimlik
kimse kimya kimyasal kin kir kira kiracı kiraz kirli kirpi kirpik kişi kişilik kişisel kitap kitapçı kitaplık
kitle klasik klavye klima klinik koalisyon koç kod koğuş koku kol kola kolay kolej koleksiyon koli kolonya
kolonyal koltuk kolye komedi komik komisyon komite komşu komut komutan konak konfor kongre konser konsol kontrol
konu konuk konum konuşmacı konut kooperatif kopya kor korku korkak korkunç koro korsan koru korucu koruyucu
kostüm koşu koşul kova kovan koza kozmetik kozmik kök köken köknar köle kömür köpek köprü köpük kör köşe köşk
kötü kötümser köy kraker kral kraliçe kravat kredi krem krema kriter kritik kriz kroki kubbe kucak kudret kuğu
kul kulak kulaklık kule kullanıcı kullanım kullanışlı kulübe kulüp kum kumar kumaş kumanda kumral kumsal kundak
kupa kur kurabiye kural kuram kuran kurban kurbağa kurdele kurmaca kurgu kurs kurt kurtuluş kurucu kuru kurul
kuruluş kurum kurumsal kuruş kuş kuşak kuşku kutsal kutu kuvvet kuyruk kuyu kuyumcu kuzen kuzey kuzgun kuzu
küçük küçücük kül külot kültür kültürel küme kümes küp küpe kürdan küre kürek küresel kürk kürsü küs kütle kütük
kütüphane laf lahana lakap lale lamba lansman lastik latif lavabo lazım lehçe leke leylek lezzet lider lif lig
liman limit limon limonata lira lisan lisans lise liste litre logo lokanta lokma lokum lüks mabet maç macera
madalya madde maddi madem maden madenci mağara mağaza mağdur mahalle mahcup mahkeme mahkum mahrem mahsul mahzun
maaş makale makam makarna makas maket makine makul makyaj mal maliye maliyet malum malzeme mama mana manav
mandalina mani mantar mantı mantık manzara marifet marka market marş mart masa masaj masal maske masraf mastar
masum mat matbaa matbu matem matematik matkap mavi maya maydanoz mayıs maymun mayo mazeret mazi mecbur meclis
medeni medeniyet medya mehtap mekan mekanik mektup melek melodi meltem memleket memnun memnuniyet memur menekşe
menfaat menü merak meram mercan mercek mercimek merdiven merhaba merhamet merkez mermer mermi mert mesafe mesaj
mesai mescit mesele meslek meslektaş meşale meşgul meşhur metal metin metre metro metropol mevcut mevki mevsim
mevzu meydan meyve mezar meze mezun mezuniyet mıknatıs mısır mısra mide midye mikrofon mikrop miktar millet
milli milliyet milyar milyon mimar mimari minare minder mini minik miras mis misafir misal miskin mit miting
mizah mizaç moda model modern mola mor moral motivasyon motor motosiklet muayene mucit mucize muhabbet muhabir
muhafız muhalefet muhasebe muhtar muhtemel muhteşem muhtaç mum musluk mutfak mutlak mutlaka mutlu mutsuz muz
mübarek mücadele müdahale müddet müdür müezzin müfettiş mühendis mühim mühür mülakat mülk mülteci mümkün
münasebet müracaat mürekkep müsaade müsabaka müsait müşteri müthiş müze müzik müzikal müzisyen nabız nadir naif
nakış nakit namaz namus nane nar narin nasıl nasihat nasip naz nazar nazik ne neden nefes nefis nefret nehir nem
nerede nere nergis neşe net netice nezaket niçin nicelik nihai nihayet nikah nimet nine nisan nişan nişanlı
nitelik niyet niye normal not nota nöbet nöbetçi nöron numara nüfus o obez objektif ocak oda odak odun ofis
oğlak oğlan oğul ok okul okuyucu okyanus olağan olanak olasılık olay olgu olgun olimpiyat olumlu olumsuz oluk
oluşum omlet omuz on ondalık onay onluk onur opera operasyon optik ora oran oraj orak orada orası orantı ordu
organ organik organizasyon orijinal orkestra orman orta ortak ortalama ortam oruç ot otel otizm otobüs otogar
otomatik otomobil otopark otorite oturum otuz ova oy oya oyun oyuncak oyuncu ozan öbek öbür ödem ödenek ödev
ödül öfke öğe öğle öğlen öğrenci öğrenim öğreti öğretim öğretmen öğün öğüt öksürük öküz ölçek ölçü ölçüm ölçüt
ölü ölüm ölümcül ömür ön önce önceki öncelik öncü önder önem öneri önlem önlük önsöz öpücük ördek örf örgü örgüt
örnek örneğin örtü örümcek öteki öte ötürü övgü övünç öykü öykücü öyle öz özel özellik özen özet özgü özgün
özgür özgüven özlem özne özür paha pahalı paket palet palmiye palto palyaço pamuk panel panik pankart pano
pansiyon pantolon papatya papağan papaz para paragraf parça parçacık parfüm park parlak parlamento parmak parsel
parti pas pasaj pasaport pasif pasta pastane paşa patates patent patlıcan patron pay paydaş paylaşım pazar
pazarlık pazartesi peçete peder pekmez pembe pencere pençe perde performans periyot peron personel perşembe peş
peşin petrol peynir pilav pil pilot piknik pipo pire pirinç pist piyano piyasa piyon pizza plaj plak plaka plan
plastik platform poğaça polen poli polis politik politika pop popüler portakal portre posta poster poşet
potansiyel poz pozitif pratik prens prenses problem prodüksiyon profesör profesyonel profil program programcı
proje protein protesto protokol prova psikoloji psikolojik psikolog puan pul pus püre raf rağmen rahat rahatsız
rahip rahmet rakam raket rakip ramazan randevu rant rapor rastgele ray razı realite recep reçel reçete reddi
refah reform rehber rehin reis rejim reklam rekabet rekor rektör renk resim ressam restoran rezervasyon rıza
risk ritim robot roket rol roman romancı romantik rota röportaj rötar ruh ruhsal ruhsat rutin rutubet rüşvet
rütbe rüya rüzgar saat sabah sabıka sabır sabit sabun saç saçma sade sadece sadık saf safha sağ sağanak sağduyu
sağır sağlam sağlık saha sahil sahip sahne sahte sakal sakat sakin sakız saklı saksı salata salatalık salça
saldırı saldırgan salgın salı salıncak salon salt saltanat saman samanyolu samimi samimiyet san sanal sanat
sanatçı sanatsal sanayi sancak sandal sandalye sandık sandviç saniye sanki sanık sap sapık sarat saray sargı
sarhoş sarı sarımsak sarıyer sarma sarmaşık sarmal sarp sarraf satıcı satır satranç savaş savaşçı savcı saye
sayfa saygı saygın sayı sayısal sayaç saz seans sebep sebze seçenek seçim seçmen seçkin seda sedef sefalet sefer
sefil seher sekiz sekreter seksen sektör sel selam selamet self selvi sem sembol seminer sempati semt sen
sendika sene senaryo senfoni sentez sepet ser sera seramik serbest serçe sergi seri serin sermaye sersem sert
sertifika serüven servet servis ses sessiz set sevap sevda sevecen sevgi sevgili sevimli sevinç seviye seyahat
seyir seyirci seyis sezgi sezon sıcak sıçan sıfat sıfır sığ sığınak sığınmacı sığır sık sıkı sıkıcı sıkıntı
sınav sınıf sınır sır sıra sıradan sırt sıva sıvı sızı sicim siftah sigara sigorta sihir sihirbaz silah silgi
silindir simge simit simya sinema sinir sinyal sipariş siper siren sirk sirke sis sistem site siyah siyaset
siyasetçi siyasi sivil sivilce sivri sivrisinek siz soba soda sofra soğan soğuk sohbet sokak sol soluk som somun
somut son sonbahar sonra sonraki sonsuz sonuç sorgu soru sorumlu sorun sos sosyal sosyoloji soy soyad soylu
soyut sömürge söylem söylenti söyleşi söz sözcü sözcük sözel sözleşme sözlük sözlü spor sporcu stad stadyum
standart stil strateji stres stüdyo su sual suç sulu sultan sunucu sunum sur surat susam susuz suret süre süreç
sürekli sürgün sürat süreli sürpriz sürü sürücü sürüm sürdürülebilir süs süt sütun şablon şafak şahane şahıs
şahin şahit şair şaka şal şalvar şamata şampiyon şampiyona şampuan şan şanlı şans şantiye şapka şarap şarj şarkı
şarkıcı şart şato şebeke şef şeffaf şefkat şeftali şehir şehit şeker şekerci şekil şelale şema şen şenlik şerbet
şeref şerit şey şeyh şeytan şıklık şık şiddet şifa şifre şiir şiirsel şikayet şimdi şimdilik şimşek şirin şirket
şişe şişman şive şoför şok şort şöyle şu şubat şube şuur şükür şüphe taban tabak tabaka tabanca tabi tabii
tabiat tabir tablet tablo tabu tabut taciz tahmin tahminen taht tahta tahıl tahsil takas takdir takım takip
takipçi taklit taksi taksit taksici takvim talebe talep talih talim talimat tam tamam tamamen tamir tamirci
tandır tane tanı tanık tanım tanıdık tanıtım tanrı tansiyon tapu tapınak taraf taraftar tarak tarım tarımsal
tarif tarih tarihçi tarihsel tarla tarz tas tasa tasarım tasarımcı tasarı tasarruf tasavvuf tasma taş taşıt
taşra tat tatil tatlı tatmin tava tavan tavır tavla tavsiye tavşan tavuk tay tayfa tayin taze tazminat teyze
tebrik tecrübe tedavi tedbir tedirgin tedarik tef tehdit tehlike tek tekel teker tekerlek tekil teklif tekne
teknik teknoloji teknolojik tekrar tekstil tel telaş telefon teleskop televizyon telif tema tembel temel temiz
temkin temmuz tempo temsil temsilci ten tencere teneke tenis tenha teori teorik tepe tepki tepsi ter terapi
terapist tercih tercüman tercüme tereyağı terfi terim terk terlik terminal termos ters terzi tesadüf tescil
tesis tesisat teslim test teşekkür teşhis teşvik tez tezgah tıp tıbbi ticaret ticari tip tipik tiryaki titiz
tiyatro tiyatrocu tohum tok toka tokat top topak toplam toplantı toplu toplum toplumsal topluluk toprak topuk
torba torun tost toz tören trafik trajedi traktör traş tren tribün tuğla tuhaf tulum tunç tur turist turizm
turizmci turnuva turp turşu turuncu tuş tutam tutku tutsak tutum tuval tuvalet tuz tuzak tüccar tüketici tüketim
tükenmez tüm tümör tünel tüp tür türban türbe türk türkçe türkü türlü tüy uç uçak uçurtma uçurum uçuş ufak ufuk
uğraş uğur ulus ulusal uluslararası ulaşım umre umut un ünlem unsur unvan usta usul ut utanç uyarı uyduruk uydu
uygar uygulama uygun uyku uyruk uyum uyuşturucu uzak uzay uzaylı uzman uzun ücra ücret ücretsiz üç üçgen üçlü
ülke ümit ün üniforma ünite üniversite ünlü ünsüz üretici üretim üretken ürkek ürün üs üst üstat üstün ütopya
ütü üye üzere üzeri üzgün üzüm üzüntü vade vadi vagon vah vahşet vahşi vaiz vakfe vakıf vakit valiz vali vals
var vardiya varil varlık varis varyasyon vasıta vasiyet vatan vatandaş vazife vazo ve vefa vefat vekil veli
verem vergi veri verim versiyon vesaire vesika vesile veteriner veya vezir vicdan vida video virgül virüs
vitamin vites vitrin viyadük volkan vurgu vücut yaban yabancı yağ yağış yağmur yahni yahudi yakıcı yaka yakın
yakıt yaklaşık yaklaşım yalan yalçın yalı yalın yalnız yama yamaç yan yangın yanak yanardağ yanıt yani yanılgı
yanlış yankı yapay yapı yapıcı yapım yapımcı yapısal yapıt yaprak yara yarar yaratıcı yaratık yardım yargı
yargıç yarı yarım yarın yarış yarışma yarışmacı yarasa yas yasa yasak yasal yasemin yastık yaş yaşam yaşlı yat
yatak yatay yatırım yatırımcı yavaş yavru yay yaya yayın yayıncı yayla yaygın yaz yazar yazı yazıcı yazık yazılı
yazılım yazılımcı yedek yedi yel yelek yelken yem yemek yemin yemiş yengeç yenge yeni yenilgi yer yeraltı yerel
yerleşim yerli yeryüzü yeşil yetenek yeter yetişkin yetki yetmiş yığın yıkıcı yıkım yıl yılan yılbaşı yıldırım
yıldız yıllık yine yirmi yoga yoğun yoğurt yok yokuş yol yolcu yolculuk yoldaş yorgan yorgun yorum yorumcu yosun
yön yönerge yönetici yönetim yönetmen yönetmelik yöntem yöre yöresel yufka yukarı yular yumak yumru yumruk
yumurta yumuşak yurt yurttaş yurtdışı yurtiçi yuva yuvarlak yük yüksek yüksekokul yükselti yün yürek yüz yüzey
yüzeysel yüzük yüzyıl zaaf zabıta zafer zahmet zalim zam zaman zambak zamir zan zanaat zar zarar zarf zarif
zaruri zat zaten zavallı zayıf zeka zeki zemin zengin zerre zevk zeytin zeytinyağı zıt zift zihin zihinsel zil
zincir zirve ziyade ziyaret ziyaretçi zor zorba zorunlu züğürt yazışma yalancı yardımcı bir kese martı baz bel
çit dul fan far füze gam has jel jip jet kot köz kip kür lob loş mil ney nur nal öç pis pik rum şah şov taç tan
ton tül rus kav kok iğ pek diz dize istasyon galaksi kompost pompa pedal maraton enflasyon ebeveyn ergen senet
kahvehane arkeolog antlaşma diyafram veritabanı filtre telaffuz egzersiz depresyon baklava besteci pişman
deplasman penaltı voleybol basketbolcu mobilya montaj solucan fesleğen ıslak ıslık düşük varoluş dilbilgisi ispanyolca
almanca fransızca rusça japonca arapça farsça açılış çevirmen çeviri çıkış ağıt akort akrobat aktris alkolik
almanak alüminyum ambalaj ambulans amblem anaokulu anarşi anatomi anekdot anestezi anksiyete anlatıcı
antibiyotik antidepresan antika antropoloji antropolog apandisit aplikasyon araştırmacı argo argüman arabesk
aroma artezyen asfalt asit asistan astroloji astronomi astronom astronot asimetri ateist atom avangart avokado
ayçiçeği aykırı azot bademcik bagaj bağırsak bağışıklık bakıcı bakiye bakliyat balayı balina balerin bandırma
bando barbar bariyer barok basketçi basur batıl bateri baykuş bayi begonvil belgeselci beyanname beyit bıldırcın
biftek bilardo bildiri bildirim bilge bilişim bilirkişi bilinçaltı bileşen bileşik bilek biyoçeşitlilik
biyoteknoloji blogcu bodrum bohça bono bordro bornoz bot botanik boykot böğürtlen broşür buji buluş bulvar
bumerang burjuva buğulama büfe bülbül bülten büro bürokrasi bürokrat büst büyükanne büyükbaba büyükşehir cacık
camcı caretta casino cenk cenin cerrah cerrahi ceylan cezve cıva ciğer cilveli coğrafi cumba cüret cüppe çalıntı
çamlık çapkın çare çark çarpan çarpım çarpıntı çavdar çavuş çaylak çekimser çekingen çelenk çember çete çeşme
çevreci çevresel çiftetelli çimen çivi çizgiroman çocuksu çoğul çorak çökelek çöküntü çubuk dalgakıran damacana
damping dart davetiye dayak debriyaj dedektif defile dekan dekor dekorasyon delege demagoji deneysel denetim
denetçi denklem depozito derbeder desibel despot deterjan devasa dezavantaj dikdörtgen dinozor diplomasi
diplomat diriliş disket distopya divan diyaliz diyanet doküman dolandırıcı domino donör dopamin doping doruk doz
dozaj dönümü dörtgen dublaj duble dublör durağan duyum duyusal düello düet dünyevi ebedi eczacı eczane efekt
efsun egoist egoizm ekipman ekinoks ekolojik ekosistem eksper ekspres ekstra ekvator elektrikçi elektron elips
elit elveda emekçi emlakçı empati emperyalizm endüstri endüstriyel enginar enfeksiyon entegrasyon entelektüel
epilepsi epik ergonomi erozyon erişim eroin esinti eskiz eşanlamlı eşofman eşkıya etik etimoloji etnografya etüt
evcil evrak evre evrimsel eylemci ezan fanatik fantastik fantezi faşist faşizm fauna federal felç felsefeci
feminist feminizm fenomen feribot fesih feryat fesat fizikçi fidye fiksiyon firar fizyoloji fizyoterapi flora
fobi folklor fonetik fosforlu fragman frekans fren fresk fuaye fuhuş fukara futbolsever galip gardırop garnitür
gastronomi gazap genetik genom genelge geometri gergedan getto gezinti gıdıklanma girişken glikoz gofret göçebe
gökbilim gökada gölet gömü görkem göstergebilim gözaltı gözetim gözetmen grafik grafiti gravür gurme güdümlü
gübre güfte güherçile gülle günce gündelik gündönümü güreşçi güzergah halüsinasyon halkbilim hamburger hamster
hardal harddisk harem haysiyet hazımsızlık hedonizm helikopter hemoglobin herif heykeltıraş hırdavat
hızlandırıcı hiciv hidrojen hidroelektrik hipnoz hipotez histeri hobi hologram homojen hoparlör horlama hoşnut
hristiyan huni hususi husumet hümanist hümanizm hünkar ıhlamur ırkçı ısıtıcı ıspanak ısırık ihracatçı ihtilal
ihtiras ihtisas ihya ikamet ikebana ikiz ikonografi iletken ilkçağ ilkyardım illüzyon ilmihal iltihap imtihan
imtiyaz inayet indeks infaz inkar inovasyon insaf insiyatif inisiyatif inşa integral intiba intikal inziva
iskonto islam ismen isot istatistik istihbarat istihdam istila istismar istiridye isyan isyankar işgücü işlemci
işporta işveren ithalat itici itikat ittifak ivedi izdiham izolasyon jakuzi jambon jeneratör jenerik jeolog
jeoloji jeopolitik jimnastik joker jurnal kabadayı kabare kabartma kabız kadraj kafein kafiye kahin kakao kaktüs
kalas kaldıraç kaleydoskop kaligrafi kalsiyum kambur kameraman kamikaze kampçı kanguru kano kantin kapitalist
kapitalizm karabiber karabasan karaborsa karakalem karamel karantina karargah karat karate kargacık karides
karnabahar kartopu kartpostal karyola kasırga kasiyer kaskad kast katalog kataliz katarakt katliam katolik
katsayı kayınvalide kayınpeder kayıkçı kaynakça kelam kelaynak kemoterapi keramik kereste kereviz kermes
kertenkele kesit kırbaç kırılgan kırışık kısır kısıt kıskanç kışkırtıcı kıvam kıvılcım kıvrım kıyak kıymık
kimyager kimyon kinaye kinetik kiler kist kitabe klarnet klips klon klor koala kokteyl kolaj kolera kolesterol
kolonizasyon koloni kombi komplo kompozisyon kompozitör komünist komünizm kondisyon konfederasyon konferans
konserve konsantrasyon konsept konservatuvar konsolos konteyner kontenjan kontrat konvoy koordinat koordinasyon
kopuz kordon koridor korkuluk korna korno kornea kortizol kostik kozalak körfez köstebek kötürüm kramp krater
kreş kriko kriminal kripto kristal kronik kronoloji kuduz kulis kulvar kumarbaz kumpir kundakçı kurak kurultay
kurye kuşkonmaz kuvars küf küfür külliye külah külliyat kümülatif künefe künye küratör kürtaj labirent
laboratuvar laktoz lahmacun larva laser lazer leğen lehim lejyon lenf leopar levha levrek leziz libido likidite
lirik lobi loca lojistik lokal lokomotif longoz lunapark lügat lütuf maarif macun madalyon mafya magazin magma
mahlas mahsur makro maki makinist maksat maksimum malul mamul mamut manastır manikür manifesto manipülasyon
mankafa manken manşet mantıksal maraz marangoz margarin marj marjinal marul masaüstü maskara maşa materyal
materyalizm matara matrah matris mayhoş maytap mazlum mecaz meditasyon medrese mekanizma melankoli melez memeli
menajer menopoz menkıbe mera merasim merci merdane meridyen mersiye mesken mesnevi meteor meteoroloji
metabolizma metafizik metafor metodoloji mevduat mevlit meyhane mezhep mezura mıntıka migren mihrap mikro
mikroskop mikrodalga militan milliyetçi minimal minimum minyatür minibüs minnet mitoloji mobil mobbing modül
moleküler molekül monarşi monolog monitör morfin mozaik muadil muhafazakar muhakeme muharebe muhasebeci muhatap
muhit mukavele muson mutasyon mutabakat muska muşamba müebbet müfredat müjde mükemmel mükellef mülkiyet münazara
mürettebat müsrif müstakil müstehcen müteahhit müttefik müzakere müzayede nakil narkotik narsist narsisizm nasır
natürel naylon negatif nesil nesne nesnel neslihan neşriyat nevresim nikotin nilüfer ninni nirengi nitel nicel
nohut noter nötr nutuk nükleer nüfuz nüsha obezite obruk oditoryum okaliptüs okçuluk oksijen okunaklı okuryazar
oligarşi omurga omurilik onkoloji optimist oratoryo orbital organizma orkide ortaçağ ortaokul ortodoks
oryantalizm osmanlıca otantik otoban otobiyografi otokrasi otonom otostop ozon öğretici önsezi önyargı örgütsel
örüntü ötanazi özçekim özdeyiş özerk özgeçmiş özlü özveri pagan palyatif pamukçuk panayır pandemi panorama
pantomim papirüs paradoks paradigma parantez paratoner parite parodi partner paspas pastel paten patika patlak
patlayıcı pavyon pazarcı pedagoji pedagog pelikan penguen penisilin pergola permakültür peri perküsyon periyodik
pestil petunya peyzaj piramit piton piyade piyes plazma poliklinik polemik poliçe porselen portföy pres prensip
prestij priz prim prizma prosedür propaganda prospektüs prototip provokasyon pruva psikanaliz psikiyatri
psikiyatrist psikopat psikoterapi puding puro puset rabarba radar radyasyon radyo radyatör rafine rahibe rakı
rampa randıman ranza raptiye rasyonel reaksiyon reaktör realizm realist referandum referans refleks regl
rehabilitasyon rekolte repertuvar resepsiyon resital reşit retorik revizyon rezerv rezonans rıhtım roketatar
rokfor roza rozet röntgen rönesans rulo ruj rulet sabotaj sadakat sadaka safari safran safsata sahaf sahur sakar
salam salep salgı samanlık sanatoryum sandalet sansür santimetre santral saplantı sardalya sarkaç sarnıç satirik
sauna savurgan saydam sebat seccade seçici sefaret segment sekülerizm selamlık sempozyum semaver sembolik
sendrom seramikçi serap seyyah sezaryen sıcakkanlı sığırcık sıkıyönetim sınıfsal sırça sıtma siber sikke silo
sincap sinek sinerji siroz sistematik sitem skandal slogan sitrik sofu sokakçı solist solunum somon sonat sosis
sosyalist sosyalizm sosyolog soykırım soyağacı sömürü söğüt spekülasyon sperm spiker spiral spiritüel sponsor
stajyer staj statü stok stoacı stratejik subay sucuk sufi suikast sulak sumak sunak surname süngü süper
süpermarket süpürge sürüngen sürükleyici sütlaç süvari şalgam şamdan şantaj şarkiyat şarlatan şempanze şeriat
şizofreni şölen şömine şövalye taahhüt tabur tahrip takı taktik takıntı talan tampon tanrıça tansık tarçın
tarikat tarhana tarife tasavvur taslak tasvir taşeron taşıyıcı tatlıcı tayt tebessüm tecavüz tefeci tekdüze
teknisyen telepati telsiz telgraf tembih temas temenni temettü teminat tenor teokrasi teorem terapötik teras
terazi terör terörist terörizm tersane teselli tesettür testosteron teşebbüs tevazu teyp tırnak tırtıl tilki
timsah tipoloji tiraj tiroit titreşim tolerans tomografi tonaj topoloji topografya topyekun tornado torpido
torpil totem toksin trajik tramvay transfer transit travma trend trilyon tropikal truva tuğgeneral tugay tundra
turkuaz turne tutanak tuzluk tüberküloz tümleç tümsek türbülans türev tütsü tütün tüzük uçkur ukala ulema
ultrason umumi uncu unutkan uranyum uşak utangaç uyarıcı uyuz uzantı uzuv ülser ülkü üvey üzengi vaha vaka vakum
vampir vanilya varsayım vaşak vebal vegan vejetaryen vektör veraset verici vernik vesvese veto vokal vize vizyon
voltaj yağmacı yakamoz yalaka yalıtım yanardöner yanıltıcı yankesici yanılsama yapışkan yaprakçık yargıtay
yarımada yarıyıl yasadışı yaşantı yaver yayınevi yazgı yazıt yelpaze yeniçeri yenilenebilir yenilikçi yerçekimi
yergi yeşilçam yobaz yoksul yoksulluk yordam yörük yörünge yumurtalık yunus yurtsever yüzbaşı yüzdelik yüzölçümü
zanlı zarafet zebra zehir zelzele zencefil zımpara zigot zihniyet zina zindan zirai ziynet zona zooloji zulüm
zürafa altın basın birbir hiçbir çığlık çınar vapur düdük simitçi uğultu temyiz kuantum asal buzul minimalizm
batarya viraj ehliyet menzil ciddi peribacası arıcı arıcılık enişte görümce elti gerdan kaburga kalça uyluk ense
gırtlak dalak rahim dereotu roka bezelye bakla börülce bamya pancar brokoli pırasa vişne ananas greyfurt ahududu
leblebi kaban mont atkı bere fular bikini pijama sutyen turna kırlangıç kumru kanarya tavus katır deve manda
domuz geyik çita goril köpekbalığı ahtapot lüfer çupra uskumru sazan akasya meşe ladin akçaağaç defne sümbül
sardunya lavanta üstelik epey vilayet şakak kafatası mendil sünger alçakgönüllü tutarsız aksilik asık hanedan
akaryakıt hakaret ima mimik sırf veda define avcı inandırıcı sosyete üslup alıntı ahlakçı ikiyüzlü ahmak leh
kindar dönemsel lanet manevi maneviyat masumiyet elem edilgen zoraki tahlil parkur kurşun ucuz bayır polisiye
çarpıcı alaycı müessese art bura denk hudut çirkin lacivert bordo bej aptal salak şaşkın
ikilik üçlük dörtlük beşlik yüzlük binlik
`
