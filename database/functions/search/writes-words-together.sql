-- Whether a language (two letters) writes words that belong together as one: “Preisliste”, “prijslijst”.
create or replace function app.writes_words_together(p_language text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_language in ('da', 'de', 'fi', 'hu', 'nl', 'no', 'sv')
$$;
grant execute on function app.writes_words_together to app_user;
