-- Says which campaign a source's name means; null in p_campaign_id: none of ours. It counts for all figures
-- of that name, those that are there and those to come. NOT_FOUND for a campaign of somebody else.
create or replace function app.match_figure_campaign(
  p_client_id uuid,
  p_source text,
  p_name text,
  p_campaign_id uuid
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('figures.manage', p_client_id);
  if p_campaign_id is not null and not exists (
    select 1
    from public.campaigns c
    where c.org_id = app.org_id()
      and c.id = p_campaign_id
      and c.client_id is not distinct from p_client_id
  )
  then
    raise exception 'NOT_FOUND' using errcode = 'SX404';
  end if;
  insert into public.figure_campaigns (org_id, client_id, source, name, campaign_id, matched_by)
  values (app.org_id(), p_client_id, p_source, p_name, p_campaign_id, app.user_id())
  on conflict (org_id, client_id, source, name) do update
    set campaign_id = excluded.campaign_id,
      matched_by = excluded.matched_by,
      matched_at = now();
end $$;
grant execute on function app.match_figure_campaign to app_user;
