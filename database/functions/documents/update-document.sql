-- Changes what is said of a document; null stays. `p_clear`: fields to be emptied (campaign_id, expires_on).
create or replace function app.update_document(
  p_id uuid,
  p_name text,
  p_tags text[],
  p_campaign_id uuid,
  p_expires_on date,
  p_shared boolean,
  p_clear text[]
)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  document public.documents := app.require_document(p_id);
begin
  if p_campaign_id is not null then
    perform app.require_campaign_of(p_campaign_id, document.client_id);
  end if;
  if p_shared and document.client_id is null then
    raise exception 'UNPROCESSABLE' using
      errcode = 'SX422',
      detail = 'Only a client’s documents can be shared with its guests.';
  end if;
  update public.documents d
  set
    name = coalesce(p_name, d.name),
    tags = coalesce(p_tags, d.tags),
    campaign_id = case
      when 'campaign_id' = any (p_clear) then null
      else coalesce(p_campaign_id, d.campaign_id)
    end,
    expires_on = case
      when 'expires_on' = any (p_clear) then null
      else coalesce(p_expires_on, d.expires_on)
    end,
    shared_at = case
      when p_shared is null then d.shared_at
      when p_shared then coalesce(d.shared_at, now())
    end,
    shared_by = case
      when p_shared is null then d.shared_by
      when p_shared then app.user_id()
    end,
    updated_at = now()
  where d.org_id = app.org_id()
    and d.id = p_id;
  perform app.tell_document(app.org_id(), document.client_id, p_id, 'changed');
end $$;
grant execute on function app.update_document to app_user;
