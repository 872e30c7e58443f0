-- What a deliverable says: its summary, what it claims, and what its parts are called; not the quotes of its
-- sources, which are found where they stand.
create or replace function app.words_of_output(p_summary text, p_content jsonb) returns text
language sql immutable set search_path = ''
as $$
  select concat_ws(
    E'\n',
    p_summary,
    app.words_in(p_content - array['sources', 'checks', 'writer'], 'strict $.**.text'),
    app.words_in(p_content, 'strict $.**.heading'),
    app.words_in(p_content, 'strict $.**.paragraphs[*]')
  )
$$;
