/** Places, people and foreign words of the net that are written without an apostrophe, too. */
export const nameRoots = `
adana adıyaman afyon afyonkarahisar ağrı aksaray amasya ankara antalya ardahan artvin aydın balıkesir bartın
batman bayburt bilecik bingöl bitlis bolu burdur bursa çanakkale çankırı çorum denizli diyarbakır düzce edirne
elazığ erzincan erzurum eskişehir gaziantep antep giresun gümüşhane hakkari hatay ığdır isparta istanbul izmir
kahramanmaraş maraş karabük karaman kars kastamonu kayseri kilis kırıkkale kırklareli kırşehir kocaeli konya
kütahya malatya manisa mardin mersin muğla muş nevşehir niğde ordu osmaniye rize sakarya samsun siirt sinop
sivas şanlıurfa urfa şırnak tekirdağ tokat trabzon tunceli uşak van yalova yozgat zonguldak bakırköy beşiktaş
beykoz beyoğlu bodrum boğaziçi bostancı büyükada cihangir çankaya çeşme datça eminönü eyüp fatih fethiye galata
gebze gemlik göreme kadıköy kalkan kapadokya karadeniz karaköy kaş kuşadası levent maltepe marmara marmaris
mezopotamya moda ortaköy ölüdeniz pamukkale pendik safranbolu sarıyer sultanahmet şişli taksim topkapı trakya
tuzla ürgüp üsküdar ümraniye zeytinburnu ege akdeniz anadolu toroslar fırat dicle abd afganistan afrika almanya
amerika amsterdam arjantin arnavutluk atina avrupa avustralya avusturya azerbaycan bağdat bakü barselona belçika
berlin bosna brezilya brüksel budapeşte bulgaristan cezayir çekya çin danimarka dubai endonezya ermenistan fas
filistin finlandiya floransa fransa gürcistan hindistan hırvatistan hollanda ingiltere irak iran irlanda iskoçya
ispanya israil isveç isviçre italya izlanda japonya kanada karadağ katar kazakistan kıbrıs kırgızistan kore
kosova kudüs küba lizbon londra lübnan macaristan madrid makedonya mekke meksika milano moskova mısır münih
norveç osmanlı özbekistan pakistan paris polonya portekiz prag roma romanya rusya selanik selçuklu sırbistan şam
suriye tahran tebriz tiflis tokyo tunus türkiye ukrayna ürdün venedik vietnam viyana yemen yunanistan bizans
balkanlar kafkasya abdullah adem ahmet ali alper altan arda arzu atatürk attila ayhan ayla aylin ayşe aytaç azra
bahar barış başak batuhan bekir belgin berk berkay betül beyza bilge birol buğra burak burcu burçin bülent büşra
can canan cansu cem cemal cemre cenk ceren ceyda cihan çağla çetin çiğdem damla defne deniz derya didem dilara
dilek doğukan duygu ebru ece eda ekin ela elif emel emine emir emrah emre engin eray erdal erdem erdoğan erhan
erkan erol esin esra evren eylül ezgi faruk fatma ferhat feyza fikret filiz fuat funda furkan gamze gizem gökçe
gökhan göktürk gönül görkem gül gülay gülşen günay güneş hacer hakan halide halil halit haluk hamza handan hande
hasan hatice hayriye hazal hilal hülya hüseyin ibrahim ilayda ilhan ilker ilknur inci ipek irem ismail ismet
işık jale kaan kadir kazım kemal kenan kerem kerim koray kübra lale leyla mahmut mehmet melek melih melike melis
meltem meral merve mert meryem mesut metin mine miray muhammed murat mustafa muzaffer müge müjde nalan namık
nazım nazlı necati necip nedim neslihan nesrin nihal nihat nilay nilüfer nur nuray nuri nurhan oğuz oğuzhan okan
oktay onur orhan osman ozan öykü ömer özge özlem pelin perihan pınar polat rabia ramazan recep refik reşat rıza
rukiye sabahattin sabri sait salih sami sanem seda sedat selçuk selim selin selma semih semra seray serdar
serhat serkan serpil sevda sevgi sevim sevinç seyfi sezgin sibel sinan sinem soner songül suat sude sultan
süleyman şahin şebnem şenay şerif şeyma şükrü tahir tamer taner tarık tayfun temel tevfik timur tolga tuba tufan
tuğba tuğçe tuna tuncay turgut türkan ufuk uğur umut ümit utku vedat veli volkan yahya yağmur yakup yalçın
yasemin yasin yavuz yeliz yeşim yıldız yiğit yunus yusuf yüksel zafer zehra zekeriya zeki zerrin zeynep ziya
zülal dostoyevski einstein freud galileo kafka kant kepler marx mozart nietzsche newton picasso platon
aristoteles sokrates shakespeare tesla tolstoy beethoven camus darwin descartes orwell vivaldi android apple
blogger chatgpt docker excel facebook github google instagram iphone java javascript kotlin linux linkedin
medium microsoft netflix node openai photoshop podcast postgresql python react reddit spotify telegram tiktok
twitter typescript ubuntu web whatsapp wikipedia windows wordpress youtube covid korona bitcoin kripto startup
freelance online offline tweet emoji selfie influencer galatasaray fenerbahçe trabzonspor asya
`
