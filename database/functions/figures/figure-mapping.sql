-- How a table with these headers was read before; null where nobody said.
create or replace function app.figure_mapping(p_headers_key text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select m.answers
    from public.figure_mappings m
    where m.org_id = app.org_id()
      and m.headers_key = p_headers_key
  );
end $$;
grant execute on function app.figure_mapping to app_user;
