export const searchLimits = {
  /** Of what somebody asks for; the rest of a longer question is not looked at. */
  questionLength: 200,
  words: 12,
  itemsPerPage: 12,
  /** So many are put in order; whoever wants more of them asks more precisely, or by date. */
  ranked: 240,
  suggestionsEach: 5,
} as const
