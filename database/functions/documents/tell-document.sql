-- Ids only: whoever hears it reads what they may see. Sent when the change is committed.
create or replace function app.tell_document(
  p_org_id uuid,
  p_client_id uuid,
  p_id uuid,
  p_state text
)
returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify(
    'sextant_documents',
    json_build_object('org_id', p_org_id, 'client_id', p_client_id, 'id', p_id, 'state', p_state)::text
  );
end $$;
