-- Approvals in the person's reach, newest first, at most 200.
create or replace function app.list_approvals(
  p_client_id uuid,
  p_campaign_id uuid,
  p_output_id uuid,
  p_status text
)
returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(app.approval_json(a.id) order by a.requested_at desc), '[]')
    from (
      select x.id, x.requested_at
      from public.approvals x
      where x.org_id = app.org_id()
        and (p_client_id is null or x.client_id = p_client_id)
        and (p_campaign_id is null or x.campaign_id = p_campaign_id)
        and (p_output_id is null or x.output_id = p_output_id)
        and (p_status is null or x.status = p_status)
      order by x.requested_at desc
      limit 200
    ) a
  );
end $$;
grant execute on function app.list_approvals to app_user;
