/** Clipboards in the manner of the programs people write in; short, but with all their habits. */

export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {mso-style-parent:""; margin:0cm;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=TR style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle>Veresiye defteri<o:p></o:p></p>
<h1>Borç ve hatır<o:p></o:p></h1>
<p class=MsoNormal>Defterin <b style='mso-bidi-font-weight:normal'>kapağı</b> yoktu,
<i>ilk</i>&nbsp;sayfa <u>eksikti</u>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Elma<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Amasya<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span><![endif]>Armut<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;&nbsp; </span></span><![endif]>Birinci<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;&nbsp; </span></span><![endif]>İkinci<o:p></o:p></p>
<p class=MsoQuote>Söz uçar, yazı kalır.<o:p></o:p></p>
<p class=MsoNormal>Kaynak: <a href="https://ornek.example/defter">defter</a><span style='mso-highlight:yellow;background:yellow'>önemli</span><a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Resim_1"><v:imagedata src="file:///C:/Temp/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=604 height=403 src="file:///C:/Temp/clip_image002.jpg" alt="Bakkal dükkânı" v:shapes="Resim_1"><![endif]></p>
<table class=MsoTableGrid border=1><tr><td width=200 valign=top><p class=MsoNormal>Ad<o:p></o:p></p></td><td width=200><p class=MsoNormal>Borç<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Ayşe</p></td><td><p class=MsoNormal>12&nbsp;lira</p></td></tr></table>
<!--EndFragment--></body></html>`

export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5d1f0c8e-7fff"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Güz notları</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;">Sabah </span><span style="font-size:11pt;font-weight:700;white-space:pre-wrap;">erkenden</span><span style="font-weight:400;font-style:italic;"> çıktık</span><span style="font-weight:400;text-decoration:line-through;">, geç kaldık</span><span style="font-weight:400;background-color:#ffff00;">.</span></p><br /><h2 dir="ltr"><span style="font-weight:400;">Yol</span></h2><ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Vapur</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span>Kadıköy</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Tren</span></p></li></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Bilet al</span></p></li></ol><p dir="ltr"><a href="https://www.google.com/url?q=https://ornek.example/harita&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">harita</span></a></p><p dir="ltr"><span><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="602" height="401" /></span></span></p><div dir="ltr" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col /><col /></colgroup><tbody><tr style="height:0pt"><td style="border:solid;"><p dir="ltr"><span>Gün</span></p></td><td><p dir="ltr"><span>Km</span></p></td></tr><tr><td colspan="2"><p dir="ltr"><span>Toplam 12</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

export const medium = `<meta charset='utf-8'><section name="ab12" class="section section--body section--first"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn"><h3 name="1f2e" class="graf graf--h3 graf--title">Bakkalın defteri</h3><p name="77aa" class="graf graf--p graf-after--h3">Mahallede <strong class="markup--strong markup--p-strong">herkes</strong> bilirdi; <a href="https://ornek.example/bakkal" data-href="https://ornek.example/bakkal" class="markup--anchor markup--p-anchor" rel="noopener" target="_blank">defter</a> <mark class="markup--highlight">yeşildi</mark>.</p><figure name="9c" class="graf graf--figure"><div class="aspectRatioPlaceholder is-locked"><img class="graf-image" data-image-id="1*x.jpeg" src="https://cdn-images-1.medium.com/max/800/1*x.jpeg" alt=""></div><figcaption class="imageCaption">Defterin ilk sayfası</figcaption></figure><h4 class="graf graf--h4">Sonra</h4><blockquote class="graf graf--blockquote">Borç yiğidin kamçısıdır.</blockquote><pre class="graf graf--pre"><span class="pre--content">toplam = 0<br>yaz(toplam)</span></pre><ul class="postList"><li class="graf graf--li">Un</li><li class="graf graf--li">Şeker</li></ul><p class="graf graf--p"><br></p></div></div></section>`

export const markdown = `# Güz notları

Sabah **erkenden** çıktık, *geç* kaldık. Bkz. [harita](https://ornek.example/harita).

## Yol

- Vapur
  - Kadıköy
- Tren

1. Bilet al
2. Bin

> Yol uzun.
> Söz kısa.

\`\`\`js
console.log('güz')
\`\`\`

| Gün | Km |
| --- | --- |
| Salı | 12 |

---

- [x] hazır
- [ ] eksik

<script>alert(1)</script>
`

export const hostile = `<p onclick="alert(1)">Merhaba<script>alert(1)</script> <a href="javascript:alert(1)">dünya</a></p><img src=x onerror=alert(1)><iframe src="javascript:alert(1)"></iframe><style>p{display:none}</style><svg><text>çizim</text></svg><form action="https://evil.example"><input value="gizli"><button>Gönder</button></form><p style="background:url(javascript:alert(1))">son</p>`
