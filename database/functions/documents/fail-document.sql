-- A version that could not be read, and why, for people.
create or replace function app.fail_document(
  p_org_id uuid,
  p_document_id uuid,
  p_version integer,
  p_reason text
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  v_client_id uuid;
begin
  update public.document_versions v
  set state = 'failed', reason = p_reason, read_at = now()
  where v.org_id = p_org_id
    and v.document_id = p_document_id
    and v.version = p_version
  returning v.client_id into v_client_id;
  perform app.tell_document(p_org_id, v_client_id, p_document_id, 'failed');
end $$;
grant execute on function app.fail_document to app_auth;
