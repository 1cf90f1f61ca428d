/**
 * Which endings may follow which, in the order they are spoken: `{ next: 'ending ending' }`, and _ is no ending.
 * A is a or e, I is i or u (ı and ü are folded), D is d or t, by harmony with what stands before.
 * (y), (s), (n) come after a vowel only and (I) after a consonant only; ~ needs a vowel before it.
 * Lower-case letters stay as they are. Turkish letters are folded: s is also ş, c also ç, g also ğ.
 */
export const grammar = {
  noun: { derived: '_ lI sIz', abstract: 'lIk lIg', madeVerb: '_' },
  derived: { possession: '_ lAr', abstract: 'lIk lIg', tensed: '(y)Im sIn (y)Iz sInIz' },
  abstract: { possession: '_ lAr' },
  // temiz-le-, güzel-leş-: a verb made of a noun is found with the noun.
  madeVerb: { verbBase: 'lA lAn lAs lAt lAndIr lAstIr lAnIl', predicate: 'lIyor' },
  // Names are seldom owned: bölündü is no form of Bolu.
  name: { case: '_ lAr lI lIlAr', caseAfterThird: '(s)I' },
  possession: { case: '_', caseAfterPossessive: '(I)m (I)n (I)mIz (I)nIz', caseAfterThird: '(s)I' },
  case: {
    copula: '_',
    tensedCopula: '(y)A DAn (y)lA cA',
    end: '(y)I',
    beforeKi: 'DA (n)In',
  },
  caseAfterPossessive: { copula: '_', tensedCopula: 'A DAn lA cA', end: 'I', beforeKi: 'DA In' },
  caseAfterThird: {
    copula: '_',
    tensedCopula: 'nA ndAn (y)lA ncA',
    end: 'nI',
    beforeKi: 'ndA nIn',
  },
  beforeKi: { copula: '_', afterKi: 'ki', tensed: '(y)Im sIn (y)Iz sInIz' },
  afterKi: { case: 'lAr', caseAfterThird: '_' },
  copula: { tensedCopula: '_ lAr' },
  tensedCopula: { tensed: '_', reported: '(y)mIs', past: '(y)DI (y)sA', end: '(y)ken' },
  tensed: { end: '_ DIr DIrlAr' },
  reported: { tensed: '_ (y)Im sIn (y)Iz sInIz lAr', past: '(y)sA' },
  past: { end: '_ m n k nIz lAr', past: 'ydI ysA' },

  // Short verbs have -Ar (gider), longer ones and those with a voice -Ir (anlatır); some short ones, too (gelir).
  shortVerb: { verb: '_', predicate: 'Ar' },
  verb: { verbBase: '_ Il (I)n ~t DIr ~tIl DIrIl' },
  verbBase: {
    positive: '_ (y)Abil (y)Iver',
    negative: 'mA (y)AmA',
    predicate: 'mIyor (y)AmIyor',
  },
  positive: { tense: '_', predicate: '(I)yor Ir ~r' },
  negative: { tense: '_', predicate: 'z', end: 'm yIz' },
  tense: {
    past: 'DI sA',
    predicate: 'mIs mAlI (y)AcAk (y)AcAg mAktA',
    participle: 'mA (y)Is (y)An (y)AcAk (y)AcAg DIk DIg mIs',
    case: 'mAk',
    tensedCopula: '(y)A',
    end: '_ sIn sInlAr (y)In (y)InIz (y)AyIm (y)AlIm (y)AsIn (y)Ip (y)ArAk (y)ArAktAn (y)IncA (y)AlI mAksIzIn',
  },
  predicate: { copula: '_', tensed: '(y)Im sIn (y)Iz sInIz', end: 'cAsInA' },
  participle: { possession: '_ lAr' },

  // Words that no list knows lose inflection only.
  unknownNoun: { unknownPossession: '_ lAr' },
  unknownPossession: {
    case: '_',
    unknownPossessed: '(I)m (I)n (I)mIz (I)nIz',
    caseAfterThird: '(s)I',
  },
  unknownPossessed: { end: '_ I A DAn lA', beforeKi: 'DA In' },
  unknownVerb: { verbBase: '_', predicate: 'Ar' },
  end: {},
} satisfies Record<string, Record<string, string>>
