-- A version that waits to be read; whoever reads hears of it.
create or replace function app.keep_document_version(
  p_id uuid,
  p_version integer,
  p_client_id uuid,
  p_file_name text,
  p_kind text,
  p_bytes integer,
  p_sha256 text
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.document_versions (
    org_id,
    document_id,
    version,
    client_id,
    file_name,
    kind,
    bytes,
    sha256,
    added_by
  )
  values (
    app.org_id(),
    p_id,
    p_version,
    p_client_id,
    p_file_name,
    p_kind,
    p_bytes,
    p_sha256,
    app.user_id()
  );
  perform app.tell_document(app.org_id(), p_client_id, p_id, 'waiting');
end $$;
