-- Who moved a campaign to which status, newest first.
create or replace function app.campaign_history(p_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  perform app.campaign_json(p_id);
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object(
          'id', s.id,
          'from_status', s.from_status,
          'to_status', s.to_status,
          'changed_by_name', app.person_name(s.changed_by),
          'changed_at', s.changed_at
        )
        order by s.changed_at desc, s.id
      ),
      '[]'
    )
    from public.campaign_status_changes s
    where s.org_id = app.org_id()
      and s.campaign_id = p_id
  );
end $$;
grant execute on function app.campaign_history to app_user;
