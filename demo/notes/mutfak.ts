import type { Stock } from '../records.ts'

export const mutfak: Stock = {
  category: 'mutfak',
  tags: ['tarif', 'sofra', 'mutfak', 'mevsim', 'kahvaltı', 'ekmek'],
  titles: [
    ['Tezgâh başı notları', 'Soğan doğrarken, su kaynarken, beklerken.'],
    ['Göz kararı', 'Ölçüsüz tariflerden ölçülü dersler.'],
    ['Pazar filesi', 'Tezgâhtan eve gelene kadar olanlar.'],
    ['Tencerenin dibi', 'Ekmekle sıyrılan yerin hatırına.'],
    ['Kahvaltıda ne konuştuk?', 'Uzayan sofralardan kısa notlar.'],
    ['Buzdolabının kapağı', 'Mıknatısların altındaki küçük kâğıtlar.'],
    ['Ekşi mayayla bir ay', 'Yaşayan bir kavanozla aynı evde.'],
    ['Mevsiminde yemek', 'Beklemenin lezzete kattıkları.'],
    ['Misafir gelince', 'Bir tabak fazla koymanın görgüsü.'],
    ['Çay demlenirken', 'On beş dakikalık yazılar.'],
  ],
  notes: [
    [
      'Soğanın sesi',
      `Soğanın kavrulduğunu gözle değil kulakla anlarsınız. Önce çıtırdar, sonra fısıldar. Fısıltı kesilince vakit gelmiştir. Ustam arkası dönükken “şimdi” derdi; hiç yanılmazdı.`,
    ],
    [
      'Pilavın demi',
      `Pilavın suyunu ölçmeyi bıraktığım gün pilavım düzeldi. Parmağımın ilk boğumuna kadar su koyuyorum. Tencere değişiyor, pirinç değişiyor, boğum değişmiyor. Ölçü kabını kaybedebilirsiniz; *parmağınız hep yanınızda*.`,
    ],
    [
      'Bayat ekmek',
      `Bayat ekmek atılmaz, sırasını bekler. Islatılır köfte olur, kızartılır çorbaya düşer, ufalanır hamsiye bulanır. Bizim evde ekmeğin üç hayatı vardı; en güzeli sonuncusuydu: tavuklara giderken öpülüp başa konurdu.`,
    ],
    [
      'Menemen meselesi',
      `Soğanlı mı, soğansız mı? Evlenmeden önce konuşulması gereken konular arasında bunu da saymalılar. Biz orta yolu bulduk: pazar soğanlı, çarşamba soğansız. Diğer günler yumurta haşlıyoruz.`,
    ],
    [
      'Pazarcı',
      `Domatesçi İsmail, müşteriye göre domates seçer. “Salata mı, salça mı, bugün mü, yarın mı?” diye sorar. Cevaba göre elini başka yere uzatır. Kendim seçmeye kalkınca alınıyor: “Ben senin dişine karışıyor muyum?”`,
    ],
    [
      'Tuz',
      `Yemeğin tuzunu kimin attığı, evde kimin sözünün geçtiğini gösterir. Bizde tencereye babaannem atardı, annem arkasından bir çimdik daha eklerdi. Babam tadına bakmadan tuzluğa uzanırdı. Üç kuşak, üç güvensizlik.`,
    ],
    [
      'Reçel köpüğü',
      `Reçel kaynarken üstünde biriken köpüğü annem bir tabağa alır, bize verirdi. Reçelin kendisi kavanozlara, misafire gider; köpük bizimdi. Büyüyünce asıl lezzetin köpük olduğunu anladım. Annem zaten biliyormuş.`,
    ],
    [
      'Ekşi maya',
      `Mayamı her sabah besliyorum: elli gram un, elli gram su. Tatile giderken komşuya bıraktım, talimat yazdım. Döndüğümde kavanozun üstünde bir not: “Dün biraz durgundu, radyoyu açtım, açıldı.” O günden beri radyo açık.`,
    ],
    [
      'Tahta kaşık',
      `Tahta kaşığın kenarı aşınmış, hep aynı yönde karıştırdığım için. Sağ elli bir ailenin kaşığı soldan eksilir. Anneannemin kaşığı sağdan eksilmiş. Solak olduğunu ==ölümünden on yıl sonra== kaşıktan öğrendim.`,
    ],
    [
      'Çay',
      `Çayı on beş dakikadan önce içmem. Demlenmemiş çay, cümlesini tamamlamamış insana benzer. Ama otuz dakikayı geçince de aynı şeyi tekrar etmeye başlar. İkisinin arasında konuşmak lazım.`,
    ],
    [
      'Zeytinyağı',
      `Köyden gelen yağın rengi bulanıktı. Marketteki gibi berrak değil diye çekindik. Getiren amca güldü: “Dinlensin,” dedi, “o da yoldan geldi.” Bir ay bekledi, duruldu. Acele edip süzseymişiz kokusu gidecekmiş.`,
    ],
    [
      'Buzluktaki torba',
      `Buzlukta üstünde “?” yazan bir torba var. Üç yıldır duruyor. Köfte olabilir, ıspanak olabilir. Açmıyoruz; her evin bir bilinmeyene ihtiyacı var. Elektrik kesilirse öğreneceğiz.`,
    ],
    [
      'Yaprak sarmak',
      `Sarma sarılırken konuşulan şeyler başka hiçbir yerde konuşulmaz. Eller meşgul, gözler aşağıda. Teyzem boşanacağını ilk kez bir tencere sarmanın başında söyledi. Kimse başını kaldırmadı, herkes biraz daha ince sardı.`,
    ],
    [
      'Limon',
      `Her yemeğe limon sıkan bir dedem vardı. Mercimeğe, balığa, ete, karpuza. “Karpuza da mı?” derdik. “Karpuz kendini biliyor mu?” derdi. Ne demek istediğini hâlâ çözemedim, ama karpuza limon iyi gidiyor.`,
    ],
    [
      'Lokanta vitrini',
      `Esnaf lokantasında yemek seçerken tencerelere değil, garsonun gözüne bakın. “Taze” dediği yemeğe bakarak söylüyorsa tazedir. Size bakarak söylüyorsa dündendir. Yirmi yıllık müşterilik bana bunu öğretti.`,
    ],
    [
      'Tabak çevirmek',
      `Tabağın güzel tarafını misafire çevirmek diye bir şey var. Kırığı, solmuş yaldızı kendine döner. Evimizin en kibar hareketi buydu ve kimse kimseye öğretmedi. Geçen gün kızım bardağı çevirdi, sapı misafire gelsin diye.`,
    ],
    [
      'Kapağı açmak',
      `Tencerenin kapağını açıp bakmak pişirmez, üşütür. Bunu bilirim, yine de açarım. Annem “güvenmiyorsun,” derdi. Yemeğe mi, kendime mi? Kapağı kapatır, cevabı da altında bırakırdım.`,
    ],
  ],
  comments: [
    'Denedim, tuttu! Ölçüyü biraz azalttım yalnız.',
    'Bizim evde menemen konusu hâlâ kapanmadı.',
    'Anneannemin tahta kaşığına bakmaya gidiyorum.',
    'Tarifin tam ölçüsünü de yazar mısınız? Göz kararım yok.',
    'Okurken acıktım, bu saatte ne yapacağım şimdi?',
  ],
}
