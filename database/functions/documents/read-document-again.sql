-- Reads the newest version of a document once more where that failed, or asks a language model once more.
create or replace function app.read_document_again(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents := app.require_document(p_id);
begin
  update public.document_versions v
  set state = 'waiting', reason = null, attempts = 0
  where v.org_id = app.org_id()
    and v.document_id = p_id
    and v.version = document.version
    and v.state = 'failed';
  if found then
    perform app.tell_document(app.org_id(), document.client_id, p_id, 'waiting');
  end if;
  update public.document_versions v
  set learn_state = 'waiting', learn_note = null, learn_attempts = 0
  where v.org_id = app.org_id()
    and v.document_id = p_id
    and v.version = document.version
    and v.state = 'read'
    and v.learn_state = 'failed';
  if found then
    perform app.tell_document(app.org_id(), document.client_id, p_id, 'learning');
  end if;
end $$;
grant execute on function app.read_document_again to app_user;
