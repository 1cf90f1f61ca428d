/** Pairs of common words of which one looks like a form of the other, or begins like it. */
export const differentWords = `
oda:o adam:ada aile:ay kar:karar kalem:kale yazar:yazı masa:mas at:ata baba:bab sanat:san bilim:bil insan:in
deniz:den kadın:kad hasta:has kardeş:kar arkadaş:arka akşam:ak zaman:zam altın:alt yarın:yarı hayat:hay
dünya:dün anne:an gece:geç kitap:kit ekmek:ek yemek:ye ırmak:ır parmak:par çakmak:çak kaymak:kay alan:al
bakan:bak gelecek:gel gelin:gel gelir:gel yaşam:yaş ölüm:öl düşünce:düş sevgi:sev bilgi:bil duygu:duy sorun:sor
koşul:koş okul:oku kural:kur kurum:kur kuruş:kur kurul:kur durum:dur basın:bas basım:bas yayın:yay yazılım:yaz
seçim:seç çözüm:çöz bölüm:böl bölge:böl görev:gör görüntü:gör görüş:gör kapı:kap kapak:kap kanat:kan kanal:kan
kanun:kan kalp:kal kalıp:kal salon:sal salata:sal balık:bal balkon:bal balon:bal kulak:kul kule:kul kumaş:kum
kurt:kur kuş:kur kış:kız elma:el elbise:el elektrik:el eleştiri:eleştirmen el:elli eş:eşya eşek:eş ev:evlat
ev:evren et:etek et:etki et:eteği iç:için iç:içki iş:işaret iş:işkence iş:işçi yol:yolcu yol:yoldaş göz:gözlük
gün:günlük gün:güneş gün:günah gün:gündem baş:başarı baş:başkan baş:başkent baş:başlık baş:bahar ders:dert
dert:dere deri:dere ders:dergi destek:destan ordu:orman ora:oran orta:ordu orman:or çocuk:çoğunluk ağaç:ağ
ağız:ağ ağır:ağrı masal:masa masaj:masa masraf:masa kasa:kasaba kasap:kasaba kasa:kas kas:kasım para:parça
para:park parti:park pazar:pazartesi pasta:pas pasta:pastane sabah:sabır sabun:sabır saat:sağ sayı:say sayfa:say
sayı:saygı saz:saray sarı:saray satır:satranç savaş:sav ses:sessiz sınav:sınıf sınıf:sınır sıra:sır soru:sor
soğan:soğuk sokak:sok son:sonuç son:sonbahar söz:sözlük spor:sporcu su:suç süt:sürü şehir:şeker şarkı:şarap
şarkı:şart takım:tak takvim:takım tarih:tarif tarım:tarih taraf:tarak taş:taşıt tat:tatil tatil:tatlı
tekne:teknik teknik:teknoloji tek:teker telefon:televizyon temel:temiz tez:tezgah toplum:top toplantı:top
toprak:top tuz:tuzak uçak:uç uyku:uy uyum:uy uzay:uzak uzman:uzun ülke:ülkü ümit:ün üye:ün vakıf:vakit
vali:valiz var:varlık vergi:ver veri:ver yağ:yağmur yalan:yalnız yanıt:yan yapı:yap yara:yarar yarış:yarı
yasa:yas yasak:yasa yatak:yat yaz:yazık yer:yerel yeter:yetenek yıl:yıldız yıl:yılan yıldız:yıldırım yön:yöntem
yönetim:yön yürek:yürü yüz:yüzük yüz:yüzey zor:zorunlu bursa:burs kanada:kanat roma:roman kars:kar ordu:or
van:var muğla:muğ sivas:siv manisa:mani mersin:mers ağrı:ağır bolu:bol aydın:ay istanbul:istasyon türk:türkü
türk:tür mutlu:mum köpek:köprü cami:cam cep:cephe ceza:cezve çay:çayır çan:çanta çorap:çorba dal:dalga dam:damar
dava:davet deney:deneyim doğa:doğu doğru:doğu dost:dosya dolap:dolar düğme:düğün fil:film film:filo fırın:fırça
fırtına:fırın gaz:gazete gemi:gem gönül:gönüllü gümrük:gümüş haber:hap hak:hakem hal:halk halk:halka ham:hamam
harf:harç hava:havuz havlu:hava hikaye:hile ilgi:ilginç ilk:ilke isim:is kahve:kahvaltı kaya:kayak
kaynak:kaynana kaza:kazak kaza:kazan kazanç:kaz keçi:kedi kelime:kel kemer:kemik kese:kes kira:kiraz kol:koltuk
kola:kolay komşu:komut konu:konser konuk:konu köşe:köşk lokanta:lokum maden:madde mart:martı meslek:mesele
mektup:mektep model:moda mutfak:mutlak müze:müzik nar:narin
dört:dörtlük iki:ikilik yüz:yüzlük damat:dam
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split(':') as [string, string])
