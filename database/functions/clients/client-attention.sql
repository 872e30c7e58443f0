-- Signals client by client, the most pressing client and signal first.
create or replace function app.client_attention() returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select coalesce(
      jsonb_agg(
        jsonb_build_object('client_id', a.client_id, 'signals', a.signals)
        order by a.weight desc, a.client_id
      ),
      '[]'
    )
    from (
      select
        s.client_id,
        sum(s.weight) as weight,
        jsonb_agg(
          jsonb_build_object(
            'kind', s.kind,
            'count', s.count,
            'days', s.days,
            'ratio', s.ratio,
            'campaign', case
              when s.campaign_id is not null
                then jsonb_build_object('id', s.campaign_id, 'name', s.campaign_name)
            end
          )
          order by s.weight desc
        ) as signals
      from app.client_signals() s
      group by s.client_id
    ) a
  );
end $$;
grant execute on function app.client_attention to app_user;
