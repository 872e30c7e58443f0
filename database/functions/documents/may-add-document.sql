-- Guards the way of a file before any of it is kept: whose it will be, as somebody who may add there.
create or replace function app.may_add_document(p_client_id uuid, p_campaign_id uuid, p_document_id uuid)
returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if p_document_id is null then
    perform app.require_may_for('documents.manage', p_client_id);
    if p_campaign_id is not null then
      perform app.require_campaign_of(p_campaign_id, p_client_id);
    end if;
  else
    perform app.require_document(p_document_id);
  end if;
  return app.org_id();
end $$;
grant execute on function app.may_add_document to app_user;
