-- A newer file of a document; answers its version. The file that stands is not kept again.
create or replace function app.replace_document(
  p_id uuid,
  p_file_name text,
  p_kind text,
  p_bytes integer,
  p_sha256 text
)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents := app.require_document(p_id);
  newer integer := document.version + 1;
begin
  if exists (
    select 1
    from public.document_versions v
    where v.org_id = app.org_id()
      and v.document_id = p_id
      and v.version = document.version
      and v.sha256 = p_sha256
  )
  then
    raise exception 'CONFLICT' using errcode = 'SX409';
  end if;
  perform app.keep_document_version(
    p_id,
    newer,
    document.client_id,
    p_file_name,
    p_kind,
    p_bytes,
    p_sha256
  );
  update public.documents d
  set version = newer, updated_at = now()
  where d.org_id = app.org_id()
    and d.id = p_id;
  return newer;
end $$;
grant execute on function app.replace_document to app_user;
