-- What was planned of a client (null: of the organization itself), of its campaigns and of single channels,
-- for the months that have a day between two.
create or replace function app.figure_targets(p_client_id uuid, p_from date, p_to date)
returns table (
  campaign_id uuid,
  channel text,
  month text,
  metric text,
  value float8,
  currency text,
  set_by_name text,
  set_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  perform app.require_client(p_client_id);
  return query
    select
      t.campaign_id,
      t.channel,
      to_char(t.month, 'YYYY-MM'),
      t.metric,
      t.value::float8,
      t.currency,
      u.full_name,
      t.set_at
    from public.figure_targets t
    left join public.users u on u.org_id = t.org_id and u.id = t.set_by
    where t.org_id = app.org_id()
      and t.client_id is not distinct from p_client_id
      and t.month between date_trunc('month', p_from)::date and p_to
    order by t.month, t.metric;
end $$;
grant execute on function app.figure_targets to app_user;
