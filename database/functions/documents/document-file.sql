-- Where the file of a version lies and what it is.
create or replace function app.document_file(p_id uuid, p_version integer) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  answer jsonb;
begin
  select jsonb_build_object(
    'org_id', v.org_id,
    'sha256', v.sha256,
    'kind', v.kind,
    'file_name', v.file_name,
    'bytes', v.bytes
  ) into answer
  from public.documents d
  join public.document_versions v
    on v.org_id = d.org_id
    and v.document_id = d.id
    and v.version = coalesce(p_version, d.version)
  where d.org_id = app.org_id()
    and d.id = p_id
    and d.deleted_at is null;
  if answer is null then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  return answer;
end $$;
grant execute on function app.document_file to app_user;
