-- Of a word that stands nowhere: the words of a vocabulary that it is a part of (“Preis” of
-- “Sommerpreisliste”) and the two that it is put together from, with a space between (“Preis Liste”). What is
-- left of a word has to be in the vocabulary as well, so that no letters are taken for a word (“Trag” of
-- “Vertrag”): no words are known but those that somebody wrote. p_languages: the ones that join words.
create or replace function app.joined_words(
  p_word text,
  p_vocabulary text[],
  p_languages regconfig[]
)
returns text[]
language plpgsql stable set search_path = ''
as $$
begin
  return (
    with vocabulary as materialized (
      select v.word
      from unnest(p_vocabulary) as v (word)
    ),
    -- Words, each as what is left of it on both sides of p_word; then p_word, cut in two.
    cuts as (
      select
        h.word as whole,
        left(h.word, strpos(h.word, p_word) - 1) as first,
        substr(h.word, strpos(h.word, p_word) + char_length(p_word)) as second
      from (
        -- An ending such as “keit” is in thousands; what is meant is hardly the longest of them.
        select v.word
        from vocabulary v
        where strpos(v.word, p_word) > 0
        order by char_length(v.word), v.word
        limit 200
      ) h
      union all
      select null, left(p_word, n), substr(p_word, n + 1)
      from generate_series(3, char_length(p_word) - 3) as n
    ),
    formed as materialized (
      select
        c.*,
        app.forms_of_part(c.first, p_languages) as first_forms,
        app.forms_of_part(c.second, p_languages) as second_forms
      from cuts c
    ),
    forms as materialized (
      select distinct f.form
      from formed c
      cross join lateral unnest(c.first_forms || c.second_forms) as f (form)
    ),
    known as materialized (
      select array_agg(v.word) as words
      from vocabulary v
      join forms f on f.form = v.word
    ),
    wholes as (
      select c.whole as words
      from formed c
      cross join known k
      where (c.first = '' or c.first_forms && k.words)
        and (c.second = '' or c.second_forms && k.words)
        and c.whole is not null
    ),
    pairs as (
      select concat_ws(
        ' ',
        app.longest_of(c.first_forms, k.words),
        app.longest_of(c.second_forms, k.words)
      ) as words
      from formed c
      cross join known k
      where c.whole is null
        and c.first_forms && k.words
        and c.second_forms && k.words
      -- The cut nearest to the middle: short parts are found in many words by chance.
      order by least(char_length(c.first), char_length(c.second)) desc, c.first
      limit 1
    )
    select coalesce(array_agg(j.words order by j.words), '{}')
    from (
      select w.words from wholes w
      union
      select p.words from pairs p
    ) j
  );
end $$;
grant execute on function app.joined_words to app_user;
