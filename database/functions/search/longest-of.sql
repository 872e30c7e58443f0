-- The longest of some words that are among others; null: none is.
create or replace function app.longest_of(p_words text[], p_among text[]) returns text
language sql immutable set search_path = ''
as $$
  select w.word
  from unnest(p_words) as w (word)
  where w.word = any (p_among)
  order by char_length(w.word) desc, w.word
  limit 1
$$;
grant execute on function app.longest_of to app_user;
