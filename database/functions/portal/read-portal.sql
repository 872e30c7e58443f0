-- What a client's people see, in one answer. p_client_id null: the first client in reach, or the
-- organization's own work where there are none.
create or replace function app.read_portal(p_client_id uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  clients jsonb := app.portal_clients();
  shown uuid := app.portal_place(coalesce(p_client_id, (clients -> 0 ->> 'id')::uuid));
begin
  return (
    select jsonb_build_object(
      'organization_name', o.name,
      'client', (
        select c.value
        from jsonb_array_elements(clients) c
        where c.value ->> 'id' = shown::text
      ),
      'clients', clients,
      'branding', case
        when shown is not null
          then (
            select to_jsonb(b)
            from public.get_client_branding_routed(o.id, shown) b
          )
      end,
      'theme', app.read_branding(),
      'campaigns', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', r.id,
              'name', r.name,
              'description', r.description,
              'campaign_type', r.campaign_type,
              'status', r.status,
              'start_date', r.start_date,
              'end_date', r.end_date,
              'marketing_channels', r.marketing_channels,
              'goals', r.goals,
              'objectives', r.objectives,
              'success_metrics', r.success_metrics,
              'budget_cents', r.budget_cents,
              'spent_cents', r.spent_cents,
              'updated_at', r.updated_at
            )
            order by (r.status = 'active') desc, r.created_at desc
          ),
          '[]'
        )
        from (
          select x.*
          from app.campaign_rows x
          where x.org_id = o.id
            and x.client_id is not distinct from shown
            and x.archived_at is null
            -- Drafts are the agency's own until it asks about them.
            and (
              x.status not in ('draft', 'cancelled')
              or exists (
                select 1
                from public.approvals q
                where q.org_id = o.id
                  and q.campaign_id = x.id
                  and q.status <> 'withdrawn'
              )
            )
          order by x.created_at desc
          limit 200
        ) r
      ),
      'outputs', (
        select coalesce(
          jsonb_agg(
            jsonb_build_object(
              'id', x.id,
              'title', x.title,
              'summary', x.summary,
              'agent_type', x.agent_type,
              'output_type', x.output_type,
              'shared_at', x.shared_at,
              'shared_by_name', app.person_name(x.shared_by),
              'note', x.share_note
            )
            order by x.shared_at desc
          ),
          '[]'
        )
        from (
          select y.*
          from public.agent_outputs y
          where y.org_id = o.id
            and y.client_id is not distinct from shown
            and y.shared_at is not null
            and y.deleted_at is null
          order by y.shared_at desc
          limit 200
        ) x
      ),
      'approvals', (
        select coalesce(jsonb_agg(app.approval_json(a.id) order by a.requested_at desc), '[]')
        from (
          select y.*
          from public.approvals y
          where y.org_id = o.id
            and y.client_id is not distinct from shown
            and y.status <> 'withdrawn'
          order by y.requested_at desc
          limit 200
        ) a
      ),
      'unread_messages', app.unread_portal_messages(shown),
      'answering_people', app.answering_people(shown)
    )
    from public.organizations o
    where o.id = app.org_id()
  );
end $$;
grant execute on function app.read_portal to app_user;
