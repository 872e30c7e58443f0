-- Plans a metric of a month, of everything together, of a campaign or of a channel, or takes its plan back
-- where the value is null; whoever sets it last is named. p_targets: [{month (its first day), metric, value,
-- currency}]. NOT_FOUND for a campaign of somebody else.
create or replace function app.set_figure_targets(
  p_client_id uuid,
  p_campaign_id uuid,
  p_channel text,
  p_targets jsonb
)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform app.require_may_for('figures.manage', p_client_id);
  if p_campaign_id is not null then
    perform app.require_campaign_of(p_campaign_id, p_client_id);
  end if;
  delete from public.figure_targets t
  using jsonb_to_recordset(p_targets) as n (month date, metric text, value numeric)
  where t.org_id = app.org_id()
    and t.client_id is not distinct from p_client_id
    and t.campaign_id is not distinct from p_campaign_id
    and t.channel is not distinct from p_channel
    and t.month = n.month
    and t.metric = n.metric
    and n.value is null;
  insert into public.figure_targets (
    org_id,
    client_id,
    campaign_id,
    channel,
    month,
    metric,
    value,
    currency,
    set_by
  )
  select
    app.org_id(),
    p_client_id,
    p_campaign_id,
    p_channel,
    n.month,
    n.metric,
    n.value,
    n.currency,
    app.user_id()
  from jsonb_to_recordset(p_targets) as n (month date, metric text, value numeric, currency text)
  where n.value is not null
  on conflict (org_id, client_id, campaign_id, channel, month, metric) do update
    set value = excluded.value,
      currency = excluded.currency,
      set_by = excluded.set_by,
      set_at = now();
end $$;
grant execute on function app.set_figure_targets to app_user;
