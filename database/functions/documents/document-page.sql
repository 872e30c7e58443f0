-- One page of a version as it was read, with its passages.
create or replace function app.document_page(p_id uuid, p_version integer, p_page integer)
returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  select jsonb_build_object(
    'page', p.page,
    'words', p.words,
    'blocks', p.blocks,
    'lines', p.lines
  ) into answer
  from public.documents d
  join public.document_pages p
    on p.org_id = d.org_id
    and p.document_id = d.id
    and p.version = coalesce(p_version, d.version)
  where d.org_id = app.org_id()
    and d.id = p_id
    and d.deleted_at is null
    and p.page = p_page;
  if answer is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return answer;
end $$;
grant execute on function app.document_page to app_user;
