-- A query that any of the words answers: as it is written, by its stem in each language, and, where it may go
-- on, by what begins with it. Empty for a word that one of the languages does not count as one ("the").
create or replace function app.query_of_words(
  p_words text[],
  p_goes_on boolean,
  p_languages regconfig[]
)
returns tsquery
language plpgsql immutable set search_path = ''
as $$
declare
  sought tsquery := ''::tsquery;
  stem tsquery;
  word text;
  stemmer regconfig;
begin
  foreach word in array p_words loop
    sought := sought || plainto_tsquery('pg_catalog.simple', word);
    if p_goes_on then
      sought := sought || to_tsquery('pg_catalog.simple', quote_literal(word) || ':*');
    end if;
    foreach stemmer in array p_languages loop
      stem := plainto_tsquery(stemmer, word);
      if numnode(stem) = 0 and not p_goes_on then
        return ''::tsquery;
      end if;
      sought := sought || stem;
    end loop;
  end loop;
  return sought;
end $$;
grant execute on function app.query_of_words to app_user;
