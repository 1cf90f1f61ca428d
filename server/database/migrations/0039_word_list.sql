-- The commonest curse was missing in its usual spellings. Written with i apart from its verb it is also a name, and not listed.
-- A list that somebody has changed stays as it is.
UPDATE word_list SET version = version + 1, changed_at = now(),
  words = ARRAY['amcık', 'amına', 'amınakodum', 'amınakomak', 'amınakoyim', 'amınakoymak', 'amını', 'amınıza',
    'aminakodum', 'aminakomak', 'aminakoyim', 'aminakoymak', 'amk', 'amq', 'aq'] || array_remove(array_remove(words, 'amcık'), 'amk')
WHERE version = 1;
