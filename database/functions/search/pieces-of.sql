-- A text in pieces of some eight hundred signs, parted where a line or a sentence ends.
create or replace function app.pieces_of(p_words text)
returns table (place integer, words text)
language sql immutable set search_path = ''
as $$
  with sentences as (
    select s.n, s.words, sum(char_length(s.words)) over (order by s.n) as until
    from regexp_split_to_table(p_words, '\s*\n\s*|(?<=[.!?])\s+') with ordinality as s (words, n)
    where s.words <> ''
  )
  select
    (row_number() over (order by min(n)))::integer,
    string_agg(sentences.words, E'\n' order by n)
  from sentences
  group by (until - char_length(sentences.words)) / 800
$$;
