/** Verbs without -mek; those made by voice (görün-, öldür-) stand here where they mean something of their own. */
export const verbRoots = `
abart acık aç ada ağar ağırla ağla ağrı ak aksa aktar al alçal aldan aldat aldır alış an anımsa anla anlaş anlat
ara araştır arın art artır arttır as aş aşağıla aşıla atla atlat at av avut ayıkla ayır ayrıl ayrıştır azal
azalt azarla bağdaş bağır bağışla bağla bak barın barış bas bastır başar başla başvur bat batır bay bayıl bayat
bekle belirle belirt belir benimse benze besle bez beğen bık bırak biç bil bildir bin bindir birik birleş bit
bitir boğ boğuş boşa boşal boşalt boşan boya boz bozuş böl bölüş buda bul bulaş bulun buluş bulandır bunal bur
bük bürü bütünleş büyü çağır çağrıştır çak çal çalış çalkala çarp çarpış çarpıt çat çatış çatla çek çekin çekiş
çevir çık çıkar çırp çırpın çimlen çiz çoğal çoğalt çök çöz çürü dağıl dağıt dal damıt danış dara daral davran
dayan dayanış dayat daya de değ değerlendir değin değiş del delir demle dene denetle derle deş didin dik dil
dile dilen din dindir dinle dinlen diren diret diril dirilt diz doğ doğrul doğrula doğur dokun doku dol dola
dolan dolandır dolaş doldur don donat dondur doy doyur dök dön döndür dönüş döşe döv dövün dövüş dur duraksa
durdur durul duy duyumsa duyur düş düşle düşün düşür düzel düzelt eğ eğil eğit eğlen ek ekle eksil eleştir em er
eri eriş ertele es esin esne et evlen evril eyle ez fırla fırlat fısılda fokurda geber gecik geç geçin geçir
geçiş gel geliş ger gerçekleş geril gerile getir gevşe gez gezin gir giriş git giy giydir gizle göç göm gönder
gör görün görüş göster götür gözetle gözet gözük gül güldür gülümse gürle güt güven harca hatırla havla hoşlan
ısın ısır ısıt ısmarla ışılda ışı iç içer içir ilerle ilet iliş in inan incele incit indir indirge inle irdele
iste işit işle işlet it itele izle kaç kaçın kaçır kal kaldır kalk kalkın kamaş kan kana kandır kap kapa kapla
kapsa kar karart karış karşılaş karşıla kas kasıl kaşı kaşın kat katıl katla katlan kavuş kay kaybol kaydır
kaydol kayna kaynaş kaz kazan kazı kekele kes kesiş kestir kıl kımılda kına kıp kır kırp kısal kısalt kıs kıskan
kısıtla kıvır kıvrıl kıy kız kızar kızart kok kokla kolla kon kondur konuş konuşlan kop kopar kork korkut koru
koş koşul koştur kov koy koyul koyver köpür kullan kur kurcala kurtar kurtul kuru kurula kus kuşat kutla kutsa
küçül küçült küçümse küs kükre lanetle mahvol ol öl oku oluş onar otla otur oturt oy oyna öde öğren öğret öğüt
öksür ölç öldür önemse öner öngör önle öp ör ört öt ötele öv övün özdeşleş özen özendir özle özümse parla patla
paylaş pekiştir pırılda piş pişir rastla sağ sağla sakla sal saldır salgıla salla salın san sap sapla saptır
sapta sar sarar sarıl sarsıl sat sav savaş savrul savun savur say sayıkla seç ser serp seslen sev sevin seviş
sez sık sıkıl sıkış sığ sığdır sığın sına sırıt sıv sıyır sıyrıl sız sil silkin sin sok sokul sol sor soruştur
soy soyun soğu sök sömür sön söndür söv söyle söyleş sun susa sus sustur süpür sür sürdür sürükle sürtün süz şaş
şaşır şaşırt şiş şişir tak takıl tamamla tanı tanın tanış tanıt tap tara tart tartış tasarla taşı taşın taş
taşır tat tekmele tep ter tetikle tıkan tıkla tırman tırmala tiksin titre tokalaş topla toplan topar toparla
tökezle tut tutun tutuş tutukla tüken tüket türe tüt tükür uç uçur uğra uğraş ula ulaş um umursa unut usan utan
uy uyan uyar uyarla uydur uygula uyu uyuş uyuştur uza uzan uzlaş üfle üre üret ürk ürküt üstlen üşen üşü üz
varol varsay vazgeç ver vur yadırga yağ yak yakala yakış yaklaş yala yalvar yan yanaş yanıl yanılt yansı yap
yapış yapılandır yarat yarış yaşa yaşlan yasla yaslan yar yat yatır yatış yay yayımla yaz yazdır ye yeğle yen
yenil yenile yerleş yet yetin yetiş yığ yık yıka yıkan yıl yıpran yıprat yırt yitir yit yoğur yokla yol yor
yorul yont yönel yönelt yönet yönlendir yum yumuşa yut yuvarla yücel yükle yüksel yükselt yürü yüz yüzleş zedele
açıkla nitele ıslan ıslat devral acıt andır aşın bağdaştır betimle bocala böbürlen cay coş çarpıl çekiştir
çökert daldır darıl dinginleş donan eksilt emzir esinlen evir eşleş gocun hapşır hıçkır imren inil irkilt
kanıksa kayır kaytar kenetlen kıpırda kışkırt konakla konumlan kuşan mayış özümle pohpohla sakın saç sarmala
sığış sıvış sürt şaşala şımart tınla uğurla üleş ürper üşüt vedalaş yadsı yağmala yalıt yeşer yinele yozlaş var
okşa doğra kovala damla kabar morar kavur kavrul kırış rendele cilala uyukla istifle
`
