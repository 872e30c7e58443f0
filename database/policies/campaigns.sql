alter table public.campaigns enable row level security;
alter table public.campaigns force row level security;
create policy owner on public.campaigns to app_owner using (true) with check (true);

-- Drafts are the business of those who work on them, until the client is asked about one: the portal says
-- so, and so does every other door.
create policy people_read on public.campaigns for select to app_user
  using (
    org_id = (select app.org_id())
    and (
      :working_reach
      or (
        :visible_reach
        and (
          status not in ('draft', 'cancelled')
          or exists (
            select 1
            from public.approvals q
            where q.org_id = campaigns.org_id
              and q.campaign_id = campaigns.id
              and q.status <> 'withdrawn'
          )
        )
      )
    )
  );
grant select on public.campaigns to app_user;

create policy people_insert on public.campaigns for insert to app_user
  with check (
    org_id = (select app.org_id())
    and :visible_reach
    and :may(campaigns.create)
    and created_by = (select app.user_id())
  );
grant insert (org_id, id, client_id, created_by, :campaign_fields) on public.campaigns to app_user;

create policy people_update on public.campaigns for update to app_user
  using (
    org_id = (select app.org_id())
    and :visible_reach
    and :may(campaigns.create)
  )
  with check (
    org_id = (select app.org_id())
    and :visible_reach
    and :may(campaigns.create)
  );

-- A row never moves to another organization, client or session.
grant update (:campaign_fields, archived_at, updated_at) on public.campaigns to app_user;
